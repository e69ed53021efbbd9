import type { SandboxPortal } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { FastForward } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatLongDay } from '../../ui/format.ts'

function describeEvent(
  { subscription, status }: SandboxPortal,
  kind: NonNullable<SandboxPortal['nextEvent']>['kind'],
) {
  if (kind === 'retry') return 'the payment is retried'
  // An unpaid plan has ended by then, because the grace period is seven days.
  if (kind === 'end') return status === 'past_due' ? 'the unpaid subscription is canceled' : 'the plan ends'
  const next = subscription?.nextTier
  return next ? `the plan changes to ${plans[next].name}` : 'the plan renews'
}

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
        <h2 className="text-base font-semibold">Sandbox date: {formatLongDay(now)}</h2>
        <p className="mt-1" aria-live="polite">
          {nextEvent
            ? `Next, on ${formatLongDay(nextEvent.at)}, ${describeEvent(portal, nextEvent.kind)}.`
            : 'No upcoming events, because there’s no active plan.'}
        </p>
      </div>
      {nextEvent && (
        <Button variant="secondary" busy={busy} held={held} onClick={onMove}>
          {!busy && <FastForward {...iconSize(18)} />}
          <span>Advance the clock</span>
        </Button>
      )}
    </section>
  )
}
