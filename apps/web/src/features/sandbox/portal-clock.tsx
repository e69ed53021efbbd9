import type { SandboxPortal } from '@foyer/contract/billing'
import { FastForward } from 'lucide-react'
import { longDay } from '../../lib/payment-words.ts'
import { Button } from '../../ui/button.tsx'
import { iconSize } from '../../ui/icon-button.tsx'

const happens: Record<NonNullable<SandboxPortal['nextEvent']>['kind'], string> = {
  renewal: 'the plan renews',
  retry: 'the payment is tried again',
  end: 'the plan ends',
}

/** A month of waiting in one click. */
export function PortalClock({
  portal,
  busy,
  disabled,
  onMove,
}: {
  portal: SandboxPortal
  busy: boolean
  disabled: boolean
  onMove: () => void
}) {
  const { now, nextEvent } = portal
  return (
    <section
      aria-label="Sandbox clock"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hairline bg-warn-wash p-6"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">In the sandbox it is {longDay(now)}</h2>
        <p className="mt-1" aria-live="polite">
          {nextEvent
            ? `Next, on ${longDay(nextEvent.at)}, ${happens[nextEvent.kind]}.`
            : 'Nothing is to come: there is no running plan.'}
        </p>
      </div>
      {nextEvent && (
        <Button variant="secondary" busy={busy} disabled={disabled} onClick={onMove}>
          {!busy && <FastForward {...iconSize(18)} />} Move the clock
        </Button>
      )}
    </section>
  )
}
