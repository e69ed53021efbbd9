import type { PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { type InvoiceLine, periodOf, priceOf, type SandboxSubscription } from './books.ts'

/** Both invoice lines are rounded to the cent, so that they add up. */
export function prorate(subscription: SandboxSubscription, tier: PaidTier, now: number): InvoiceLine[] {
  const { start, end } = periodOf(subscription)
  const part = (cents: number) => Math.round((cents * (end - now)) / (end - start))
  return [
    {
      description: `Unused time on ${plans[subscription.tier].name}`,
      amount: -part(priceOf(subscription.tier)),
    },
    { description: `Remaining time on ${plans[tier].name}`, amount: part(priceOf(tier)) },
  ]
}
