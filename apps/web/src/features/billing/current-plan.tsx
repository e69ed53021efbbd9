import type { Billing } from '@foyer/contract/billing'
import { CreditCard } from 'lucide-react'
import { cardExpiry, cardWords } from '../../lib/payment-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { planName, planStatus, pricePaid } from './plan-status.ts'
import type { PlanChoice } from './use-plan-choice.tsx'
import { isRunning } from './way-to-plan.ts'

function Actions({ billing, choice }: { billing: Billing; choice: PlanChoice }) {
  const { environment, status, subscription } = billing
  if (!environment || !subscription) return null
  const running = isRunning(billing)
  const ending = running && subscription.cancelAtPeriodEnd
  const overdue = status === 'past_due'
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={overdue || ending ? 'primary' : 'secondary'}
        busy={choice.openingPortal}
        onClick={choice.openPortal}
      >
        {overdue ? 'Update payment method' : ending ? 'Resume plan' : 'Manage billing'}
      </Button>
      {running && !ending && (
        <Button variant="ghost" onClick={choice.cancel}>
          Cancel plan
        </Button>
      )}
    </div>
  )
}

/** The plan, how it stands, what pays for it, and where that is changed. */
export function CurrentPlan({ billing, choice }: { billing: Billing; choice: PlanChoice }) {
  const { tier, subscription } = billing
  const { badge, sentence } = planStatus(billing)
  const price = pricePaid(billing)
  const card = isRunning(billing) ? subscription?.card : null
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
      {card && (
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-hairline pt-5">
          <CreditCard {...iconSize(18)} className="text-muted" />
          {cardWords(card)}
          <span className="figures text-muted">expires {cardExpiry(card)}</span>
        </p>
      )}
      <div className="mt-auto">
        <Actions billing={billing} choice={choice} />
      </div>
    </Card>
  )
}
