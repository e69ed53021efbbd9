import type { PaidTier } from '@foyer/contract/billing'
import { type Tier, tiers } from '@foyer/contract/plans'
import type { SubscriptionRow } from './store.ts'

const day = 24 * 3_600_000

/** How long a plan goes on serving after a payment failed. */
export const graceMs = 7 * day

type PaidSubscription = Pick<SubscriptionRow, 'tier' | 'status' | 'pastDueSince' | 'clockAheadMs'>

export const graceEndOf = (pastDueSince: Date) => new Date(pastDueSince.getTime() + graceMs)

/** Now, by the clock that the customer's dates were written by. */
export const theirNow = (now: Date, { clockAheadMs }: Pick<SubscriptionRow, 'clockAheadMs'>) =>
  new Date(now.getTime() + clockAheadMs)

/** The plan that a subscription gives at this moment; null where it gives none. */
export function planGivenBy(subscription: PaidSubscription | null, now: Date): PaidTier | null {
  if (!subscription) return null
  const { tier, status, pastDueSince } = subscription
  if (status === 'active') return tier
  if (status !== 'past_due') return null
  const isOver = pastDueSince !== null && theirNow(now, subscription) >= graceEndOf(pastDueSince)
  return isOver ? null : tier
}

export const isAtLeast = (one: Tier, other: Tier) => tiers.indexOf(one) >= tiers.indexOf(other)
