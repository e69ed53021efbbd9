import type { PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { type InvoiceLine, periodOf, priceOf, type SandboxSubscription } from './books.ts'

/**
 * What a larger plan costs for the rest of a period: the unused part of the old one back, the same part of the new one
 * due, each rounded to the cent, as the lines of the invoice are what has to add up.
 */
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
