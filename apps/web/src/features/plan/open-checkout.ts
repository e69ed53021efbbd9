import type { PaidTier, Redirection } from '@foyer/contract/billing'
import { api } from '../../lib/api/browser.ts'

export const checkoutFailed = 'Failed to create checkout session. Please try again.'

/** Creates a checkout and returns its address. */
export async function openCheckout(tier: PaidTier) {
  const { url } = await api.post<Redirection>('/api/stripe/create-checkout-session', { tier })
  return url
}
