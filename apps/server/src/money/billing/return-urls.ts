import type { PaidTier } from '@foyer/contract/billing'

type ReturnTarget = { origin: string; returnTo: 'billing' | 'dashboard' }

/** Where a buyer lands after paying. The plan is only named for the screen: what was bought, the provider says. */
export const successUrl = ({ origin, returnTo }: ReturnTarget, tier: PaidTier, sessionId: string) =>
  `${origin}/${returnTo}?success=true&session_id=${sessionId}&tier=${tier}`

export const cancelUrl = ({ origin, returnTo }: ReturnTarget) => `${origin}/${returnTo}?canceled=true`
