import type { Billing } from '@foyer/contract/billing'
import { FlaskConical } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { iconSize } from '../../ui/icon-button.tsx'

const marks = {
  sandbox: {
    label: 'Sandbox',
    words: 'Payments here are a sandbox: everything works, and nobody is charged. Pay with a test card.',
  },
  test: {
    label: 'Test mode',
    words: 'Payments here are in test mode: the payment provider is asked, and no money moves.',
  },
}

const markOf = (environment: Billing['environment'] | undefined) =>
  environment === 'sandbox' || environment === 'test' ? marks[environment] : null

/** Real money needs no mark; whatever only looks like it does. */
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
