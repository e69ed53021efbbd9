import type { Billing } from '@foyer/contract/billing'
import { FlaskConical } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'

const marks = {
  sandbox: {
    label: 'Sandbox',
    words: 'Payments run in a sandbox: everything works, but no one is charged. Pay with a test card.',
  },
  test: {
    label: 'Test mode',
    words: 'Payments are in test mode: they go through the payment provider, but no money moves.',
  },
}

const markOf = (environment: Billing['environment'] | undefined) =>
  environment === 'sandbox' || environment === 'test' ? marks[environment] : null

/** Only shown if payments are not real. */
export function EnvironmentBadge({ environment }: { environment: Billing['environment'] | undefined }) {
  const mark = markOf(environment)
  return mark && <Badge tone="warn">{mark.label}</Badge>
}

export function EnvironmentNote({ environment }: { environment: Billing['environment'] }) {
  const mark = markOf(environment)
  return (
    mark && (
      <p className="flex gap-2.5 text-muted">
        <FlaskConical {...iconSize(18)} className="mt-px shrink-0 text-warn" />
        {mark.words}
      </p>
    )
  )
}
