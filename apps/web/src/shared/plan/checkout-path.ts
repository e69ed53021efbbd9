import type { PaidTier } from '@foyer/contract/billing'

// Copied from the contract, whose schemas would weigh on public pages. A test compares the two.
export const boughtPlans: readonly PaidTier[] = ['pro', 'enterprise']

/** Opens the checkout, after sign-in if needed. */
export const checkoutPath = (tier: PaidTier) => `/checkout/${tier}`

export const parseBoughtTier = (tier: string | undefined): PaidTier | null =>
  boughtPlans.find((each) => each === (tier === 'professional' ? 'pro' : tier)) ?? null
