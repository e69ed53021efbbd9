import type { BoughtTier } from '@foyer/contract/billing'

type Returning = { origin: string; returnTo: 'billing' | 'dashboard' }

/** Where a buyer lands after paying. The plan is only named for the screen: what was bought, the provider says. */
export const successUrl = ({ origin, returnTo }: Returning, tier: BoughtTier, sessionId: string) =>
  `${origin}/${returnTo}?success=true&session_id=${sessionId}&tier=${tier}`

export const cancelUrl = ({ origin, returnTo }: Returning) => `${origin}/${returnTo}?canceled=true`
