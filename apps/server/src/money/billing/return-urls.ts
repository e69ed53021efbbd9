import type { BoughtTier } from '@foyer/contract/billing'

type ReturnTarget = { origin: string; returnTo: 'billing' | 'dashboard' }

/** The tier is only for display. The provider says what was bought. */
export const successUrl = ({ origin, returnTo }: ReturnTarget, tier: BoughtTier, sessionId: string) =>
  `${origin}/${returnTo}?success=true&session_id=${sessionId}&tier=${tier}`

export const cancelUrl = ({ origin, returnTo }: ReturnTarget) => `${origin}/${returnTo}?canceled=true`
