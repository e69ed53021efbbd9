import type { Billing, PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { Button } from '../../ui/controls/button.tsx'
import { formatLongDay } from '../../ui/format.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type LargerPlanDialogProps = {
  tier: PaidTier
  subscription: NonNullable<Billing['subscription']>
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the cost of an upgrade, because no checkout follows. */
export function LargerPlanDialog({ tier, subscription, busy, onConfirm, onClose }: LargerPlanDialogProps) {
  const plan = plans[tier]
  const difference = (plan.price ?? 0) - (plans[subscription.tier].price ?? 0)
  const end = formatLongDay(subscription.currentPeriodEnd)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Upgrade to ${plan.name}?`}
      description="The change takes effect immediately."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my plan
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            Upgrade to {plan.name}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-2 pl-5 text-sm">
        <li>
          Now: the difference of ${difference} a month, prorated for the days left until {end}.
        </li>
        <li>
          From {end}: ${plan.price} a month.
        </li>
        <li>
          It is charged to{' '}
          {subscription.card ? `the card ending in ${subscription.card.last4}` : 'your payment method'}.
        </li>
      </ul>
    </Dialog>
  )
}
