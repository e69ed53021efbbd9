import type { Billing, BoughtTier } from '@foyer/contract/billing'
import { type Tier, tiers } from '@foyer/contract/plans'

const sizeOf = (tier: Tier) => tiers.indexOf(tier)

/** A subscription that is still served, paid or overdue. */
export const isRunning = ({ tier, status, subscription }: Billing) =>
  subscription !== null && tier !== 'free' && status !== 'canceled'

/**
 * What choosing a plan comes to: a checkout, a change of the running subscription that is larger or smaller, or
 * nothing, where it is the plan already or somebody else decides.
 */
export function wayToPlan(billing: Billing, chosen: BoughtTier): 'checkout' | 'larger' | 'smaller' | null {
  const { environment, tier, status, subscription } = billing
  if (!environment || tier === 'custom' || tier === 'admin') return null
  const larger = sizeOf(chosen) > sizeOf(tier)
  if (!isRunning(billing)) return larger ? 'checkout' : null
  // What is open is paid first, and a plan that is to end is resumed first.
  if (status === 'past_due' || subscription?.cancelAtPeriodEnd) return null
  if (chosen === tier || chosen === subscription?.nextTier) return null
  return larger ? 'larger' : 'smaller'
}
