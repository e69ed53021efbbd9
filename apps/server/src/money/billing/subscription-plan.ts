import type { PaidTier } from '@foyer/contract/billing'
import { type Tier, tiers } from '@foyer/contract/plans'
import type { SubscriptionRow } from './store.ts'

const day = 24 * 3_600_000

export const graceMs = 7 * day

type PaidSubscription = Pick<SubscriptionRow, 'tier' | 'status' | 'pastDueSince' | 'clockAheadMs'>

export const graceEnd = (pastDueSince: Date) => new Date(pastDueSince.getTime() + graceMs)

/** The customer's dates follow the provider's clock, which may be ahead. */
export const providerNow = (now: Date, { clockAheadMs }: Pick<SubscriptionRow, 'clockAheadMs'>) =>
  new Date(now.getTime() + clockAheadMs)

/** Null if the subscription doesn't give a plan right now. */
export function subscriptionPlan(subscription: PaidSubscription | null, now: Date): PaidTier | null {
  if (!subscription) return null
  const { tier, status, pastDueSince } = subscription
  if (status === 'active') return tier
  if (status !== 'past_due') return null
  const isOver = pastDueSince !== null && providerNow(now, subscription) >= graceEnd(pastDueSince)
  return isOver ? null : tier
}

export const isAtLeast = (one: Tier, other: Tier) => tiers.indexOf(one) >= tiers.indexOf(other)
