import type { Billing, PaidTier } from '@foyer/contract/billing'
import { type Tier, tiers } from '@foyer/contract/plans'

const sizeOf = (tier: Tier) => tiers.indexOf(tier)

/**
 * What choosing a plan comes to: a checkout, a change of the running subscription that is larger or smaller, or
 * nothing, where it is the plan already or somebody else decides.
 */
export function planChangeKind(billing: Billing, chosen: PaidTier): 'checkout' | 'larger' | 'smaller' | null {
  const { environment, tier, status, subscription } = billing
  if (!environment || chosen === tier || tier === 'custom' || tier === 'admin') return null
  if (!subscription) return sizeOf(chosen) > sizeOf(tier) ? 'checkout' : null
  // What is open is paid first, and a plan that is to end is resumed first.
  if (status === 'past_due' || subscription.cancelAtPeriodEnd) return null
  if (chosen === subscription.tier || chosen === subscription.nextTier) return null
  return sizeOf(chosen) > sizeOf(subscription.tier) ? 'larger' : 'smaller'
}
