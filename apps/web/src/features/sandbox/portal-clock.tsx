import type { SandboxPortal } from '@foyer/contract/billing'
import { FastForward } from 'lucide-react'
import { longDay } from '../../lib/payment-words.ts'
import { Button } from '../../ui/button.tsx'
import { iconSize } from '../../ui/icon-button.tsx'

/** What the clock is moved to, in words. Null where nothing will happen any more. */
export function nextEvent({ status, subscription }: SandboxPortal) {
  if (!subscription || status === 'canceled') return null
  const end = longDay(subscription.currentPeriodEnd)
  if (status === 'past_due') return 'The payment is tried again, or, when grace is over, the plan ends.'
  if (subscription.cancelAtPeriodEnd) return `The plan ends on ${end}.`
  return subscription.nextTier ? `The plan changes and renews on ${end}.` : `The plan renews on ${end}.`
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
  const next = nextEvent(portal)
  return (
    <section
      aria-label="Sandbox clock"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hairline bg-warn-wash p-6"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">In the sandbox it is {longDay(portal.now)}</h2>
        <p className="mt-1" aria-live="polite">
          {next ? `Next: ${next}` : 'Nothing is due: there is no running plan.'}
        </p>
      </div>
      {next && (
        <Button variant="secondary" busy={busy} disabled={disabled} onClick={onMove}>
          {!busy && <FastForward {...iconSize(18)} />} Move the clock
        </Button>
      )}
    </section>
  )
}
