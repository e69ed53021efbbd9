import type { BoughtTier, SandboxPortal, SandboxPortalAction } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useState } from 'react'
import { longDay, money } from '../../lib/payment-words.ts'
import { sayFailure } from '../../lib/say-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Act } from './use-act.ts'

type Subscription = NonNullable<SandboxPortal['subscription']>

const badges = {
  active: { tone: 'good', label: 'Active' },
  past_due: { tone: 'bad', label: 'Past due' },
  canceled: { tone: 'plain', label: 'Ended' },
} as const

function standing({ status, subscription }: { status: SandboxPortal['status']; subscription: Subscription }) {
  const end = longDay(subscription.currentPeriodEnd)
  if (status === 'canceled') return `Ended on ${end}.`
  if (status === 'past_due')
    return subscription.graceEndsAt
      ? `A payment is overdue. Served until ${longDay(subscription.graceEndsAt)}.`
      : 'A payment is overdue.'
  if (subscription.cancelAtPeriodEnd) return `Canceled. Served until ${end}.`
  return subscription.nextTier
    ? `Changes to ${plans[subscription.nextTier].name} on ${end}.`
    : `Renews on ${end}.`
}

export function PortalPlan({
  portal,
  subscription,
  acting,
}: {
  portal: SandboxPortal
  subscription: Subscription
  acting: Act
}) {
  const [canceling, setCanceling] = useState(false)
  const { status } = portal
  const { tier, cancelAtPeriodEnd, nextTier } = subscription
  const other: BoughtTier = tier === 'pro' ? 'enterprise' : 'pro'
  const run = (action: SandboxPortalAction) =>
    acting.mutate(action, { onError: sayFailure('Error'), onSettled: () => setCanceling(false) })
  const running = status !== 'canceled'
  const is = (action: SandboxPortalAction['action']) => acting.isPending && acting.variables.action === action
  const badge = running && cancelAtPeriodEnd ? { tone: 'warn' as const, label: 'Canceled' } : badges[status]
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
          {plans[tier].name} plan
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        <p className="figures">{money((plans[tier].price ?? 0) * 100)} a month</p>
      </div>
      <p className="text-muted">{standing({ status, subscription })}</p>
      {running && (
        <div className="flex flex-wrap gap-3">
          {cancelAtPeriodEnd ? (
            <Button busy={is('resume')} disabled={acting.isPending} onClick={() => run({ action: 'resume' })}>
              Resume plan
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                busy={is('change-plan')}
                disabled={acting.isPending}
                onClick={() => run({ action: 'change-plan', tier: nextTier ? tier : other })}
              >
                {nextTier ? `Stay on ${plans[tier].name}` : `Change to ${plans[other].name}`}
              </Button>
              <Button variant="ghost" disabled={acting.isPending} onClick={() => setCanceling(true)}>
                Cancel plan
              </Button>
            </>
          )}
        </div>
      )}
      <Dialog
        open={canceling}
        onClose={() => setCanceling(false)}
        size="sm"
        title="Cancel your plan?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setCanceling(false)}>
              Keep my plan
            </Button>
            <Button variant="danger" busy={is('cancel')} onClick={() => run({ action: 'cancel' })}>
              Cancel plan
            </Button>
          </>
        }
      >
        <p className="text-sm text-muted">
          It is served until {longDay(subscription.currentPeriodEnd)}, and is not renewed then. Nothing is
          deleted, and you can resume it until that day.
        </p>
      </Dialog>
    </Card>
  )
}
