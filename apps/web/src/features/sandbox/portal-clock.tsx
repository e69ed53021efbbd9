import type { SandboxPortal } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { FastForward } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { formatLongDay } from '../../ui/format.ts'
import { iconSize } from '../../ui/icon-button.tsx'

function happens(
  { subscription, status }: SandboxPortal,
  kind: NonNullable<SandboxPortal['nextEvent']>['kind'],
) {
  if (kind === 'retry') return 'the payment is tried again'
  // An unpaid plan has lapsed by then: it is served for seven days only.
  if (kind === 'end') return status === 'past_due' ? 'the unpaid subscription is given up' : 'the plan ends'
  const next = subscription?.nextTier
  return next ? `the plan becomes ${plans[next].name}` : 'the plan renews'
}

/** A month of waiting in one click. */
export function PortalClock({
  portal,
  busy,
  held,
  onMove,
}: {
  portal: SandboxPortal
  busy: boolean
  held: boolean
  onMove: () => void
}) {
  const { now, nextEvent } = portal
  return (
    <section
      aria-label="Sandbox clock"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-hairline bg-warn-wash p-6"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">In the sandbox it is {formatLongDay(now)}</h2>
        <p className="mt-1" aria-live="polite">
          {nextEvent
            ? `Next, on ${formatLongDay(nextEvent.at)}, ${happens(portal, nextEvent.kind)}.`
            : 'Nothing is to come: there is no running plan.'}
        </p>
      </div>
      {nextEvent && (
        <Button variant="secondary" busy={busy} held={held} onClick={onMove}>
          {!busy && <FastForward {...iconSize(18)} />}
          <span>Move the clock</span>
        </Button>
      )}
    </section>
  )
}
