import type { PaidTier } from '@foyer/contract/billing'

// The contract has this list too, but it would bring its schemas to every public page; a test holds the two together.
export const boughtPlans: readonly PaidTier[] = ['pro', 'enterprise']

/** Opens the checkout of a plan for whoever is signed in, and sends others to sign in first. */
export const checkoutPath = (tier: PaidTier) => `/checkout/${tier}`

export const asBoughtTier = (tier: string | undefined): PaidTier | null =>
  boughtPlans.find((each) => each === (tier === 'professional' ? 'pro' : tier)) ?? null
