import type { PaidTier, SandboxPortal, SandboxPortalAction } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useState } from 'react'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatLongDay, formatMoney } from '../../ui/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { PortalAction } from './use-portal-action.ts'

type Subscription = NonNullable<SandboxPortal['subscription']>

const badges = {
  active: { tone: 'good', label: 'Active' },
  past_due: { tone: 'bad', label: 'Past due' },
  canceled: { tone: 'plain', label: 'Ended' },
} as const

function statusText({
  status,
  subscription,
}: {
  status: SandboxPortal['status']
  subscription: Subscription
}) {
  const end = formatLongDay(subscription.currentPeriodEnd)
  if (status === 'canceled') return `Ended on ${end}.`
  if (status === 'past_due')
    return subscription.graceEndsAt
      ? `A payment is overdue. Active until ${formatLongDay(subscription.graceEndsAt)}.`
      : 'A payment is overdue.'
  if (subscription.cancelAtPeriodEnd) return `Canceled. Active until ${end}.`
  return subscription.nextTier
    ? `Changes to ${plans[subscription.nextTier].name} on ${end}.`
    : `Renews on ${end}.`
}

type Question = { title: string; text: string; verb: string; action: SandboxPortalAction }

const lost =
  'Assistants over the new limit become inactive; nothing is deleted. Foyer’s billing page lists them.'

function askToCancel({ currentPeriodEnd }: Subscription, status: SandboxPortal['status']): Question {
  const until =
    status === 'past_due'
      ? 'A payment is overdue, so the plan ends immediately.'
      : `It stays active until ${formatLongDay(currentPeriodEnd)}, and you can resume it until then.`
  return {
    title: 'Cancel your plan?',
    text: `${until} ${lost}`,
    verb: 'Cancel plan',
    action: { action: 'cancel' },
  }
}

function askToChange({ tier, currentPeriodEnd }: Subscription): Question {
  const other: PaidTier = tier === 'pro' ? 'enterprise' : 'pro'
  const { name } = plans[other]
  return {
    title: `Change to ${name}?`,
    text:
      other === 'enterprise'
        ? 'Takes effect immediately. The prorated difference is charged to your card.'
        : `Takes effect on ${formatLongDay(currentPeriodEnd)}. ${lost}`,
    verb: `Change to ${name}`,
    action: { action: 'change-plan', tier: other },
  }
}

export function PortalPlan({
  portal: { status },
  subscription,
  acting,
}: {
  portal: SandboxPortal
  subscription: Subscription
  acting: PortalAction
}) {
  const [asked, setAsked] = useState<Question | null>(null)
  const { tier, cancelAtPeriodEnd, nextTier } = subscription
  const { name } = plans[tier]
  const close = () => setAsked(null)
  const run = (action: SandboxPortalAction) =>
    acting.mutate(action, { onError: showFailure('Error'), onSettled: close })
  const idle = { busy: acting.isPending && asked === null, held: acting.isPending }
  const change = askToChange(subscription)
  const badge = cancelAtPeriodEnd ? { tone: 'warn' as const, label: 'Canceled' } : badges[status]
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-3 text-lg font-semibold">
          {name} plan
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        <p className="figures">{formatMoney((plans[tier].price ?? 0) * 100)} a month</p>
      </div>
      <p className="text-muted">{statusText({ status, subscription })}</p>
      <div className="flex flex-wrap gap-3">
        {cancelAtPeriodEnd && (
          <Button {...idle} onClick={() => run({ action: 'resume' })}>
            Resume plan
          </Button>
        )}
        {!cancelAtPeriodEnd && nextTier && (
          <Button {...idle} onClick={() => run({ action: 'change-plan', tier })}>
            Stay on {name}
          </Button>
        )}
        {!cancelAtPeriodEnd && !nextTier && status === 'active' && (
          <Button variant="secondary" held={acting.isPending} onClick={() => setAsked(change)}>
            {change.verb}
          </Button>
        )}
        {!cancelAtPeriodEnd && (
          <Button
            variant="ghost"
            held={acting.isPending}
            onClick={() => setAsked(askToCancel(subscription, status))}
          >
            Cancel plan
          </Button>
        )}
      </div>
      {asked && (
        <Dialog
          open
          onClose={close}
          size="sm"
          title={asked.title}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Keep my plan
              </Button>
              <Button busy={acting.isPending} onClick={() => run(asked.action)}>
                {asked.verb}
              </Button>
            </>
          }
        >
          <p className="text-sm text-muted">{asked.text}</p>
        </Dialog>
      )}
    </Card>
  )
}
