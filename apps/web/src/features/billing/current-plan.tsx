import type { Billing } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { CreditCard } from 'lucide-react'
import { cardExpiry, cardLabel } from '../../shared/plan/card-label.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { planName, planStatus, pricePaid } from './plan-status.ts'
import type { PlanChoice } from './use-plan-choice.tsx'

function Actions({ billing, choice }: { billing: Billing; choice: PlanChoice }) {
  const { environment, status, subscription, invoices } = billing
  // Past customers still find their receipts in the portal.
  if (!environment || (!subscription && invoices.length === 0)) return null
  const overdue = status === 'past_due' && subscription !== null
  const undoLabel = subscription?.cancelAtPeriodEnd
    ? 'Resume plan'
    : subscription?.nextTier && `Stay on ${plans[subscription.tier].name}`
  return (
    <div className="flex flex-wrap gap-3">
      {subscription && undoLabel && (
        <Button busy={choice.leaving === subscription.tier} onClick={() => choice.choose(subscription.tier)}>
          {undoLabel}
        </Button>
      )}
      <Button
        variant={overdue ? 'primary' : 'secondary'}
        busy={choice.openingPortal}
        onClick={choice.openPortal}
      >
        {overdue ? 'Update payment method' : 'Manage billing'}
      </Button>
      {subscription && !subscription.cancelAtPeriodEnd && (
        <Button variant="ghost" onClick={choice.cancel}>
          Cancel plan
        </Button>
      )}
    </div>
  )
}

export function CurrentPlan({
  billing,
  choice,
  includes,
}: {
  billing: Billing
  choice: PlanChoice
  /** What the plan includes, shown on the free plan. */
  includes: string[]
}) {
  const { tier, subscription } = billing
  const { badge, sentence } = planStatus(billing)
  const price = pricePaid(billing)
  const card = subscription?.card
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <p className="text-muted">Current plan</p>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl font-semibold tracking-tight">{planName(tier)}</h2>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </div>
        {price && (
          <p>
            <span className="figures font-medium">{price}</span> <span className="text-muted">a month</span>
          </p>
        )}
      </div>
      <p className="measure">{sentence}</p>
      {tier === 'free' && (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
          {includes.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {card && (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-hairline pt-5">
          <CreditCard {...iconSize(18)} className="text-muted" />
          {cardLabel(card)}
          <span className="figures text-muted">expires {cardExpiry(card)}</span>
        </p>
      )}
      <div className="mt-auto">
        <Actions billing={billing} choice={choice} />
      </div>
    </Card>
  )
}
