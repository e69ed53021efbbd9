import type { PaidTier } from '@foyer/contract/billing'

type ReturnTarget = { origin: string; returnTo: 'billing' | 'dashboard' }

export const successUrl = ({ origin, returnTo }: ReturnTarget, tier: PaidTier, sessionId: string) =>
  `${origin}/${returnTo}?success=true&session_id=${sessionId}&tier=${tier}`

export const cancelUrl = ({ origin, returnTo }: ReturnTarget) => `${origin}/${returnTo}?canceled=true`
