import type { PaidTier, Redirection } from '@foyer/contract/billing'
import { api } from '../../lib/browser.ts'

export const checkoutFailed = 'Failed to create checkout session. Please try again.'

/** Asks for a checkout of this plan and answers where it is. Nothing is bought by asking. */
export async function openCheckout(tier: PaidTier) {
  const { url } = await api.post<Redirection>('/api/stripe/create-checkout-session', { tier })
  return url
}
