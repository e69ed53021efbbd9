import type { Billing, PaidTier } from '@foyer/contract/billing'
import { type Tier, tiers } from '@foyer/contract/plans'

const sizeOf = (tier: Tier) => tiers.indexOf(tier)

/** What choosing a plan does; null if it changes nothing or is not the owner’s choice. */
export function planChangeKind(billing: Billing, chosen: PaidTier): 'checkout' | 'larger' | 'smaller' | null {
  const { environment, tier, status, subscription } = billing
  if (!environment || chosen === tier || tier === 'custom' || tier === 'admin') return null
  if (!subscription) return sizeOf(chosen) > sizeOf(tier) ? 'checkout' : null
  // Overdue payments are settled first, and canceled plans are resumed first.
  if (status === 'past_due' || subscription.cancelAtPeriodEnd) return null
  if (chosen === subscription.tier || chosen === subscription.nextTier) return null
  return sizeOf(chosen) > sizeOf(subscription.tier) ? 'larger' : 'smaller'
}
