import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useQueryParams } from '../../lib/use-query-params.ts'
import type { ReturnScreen } from './return-from-checkout.ts'

// Effects run twice while developing, and a link can be opened again: one checkout is activated once in a page's life.
const activated = new Set<string>()

/** What the payment provider says in the address when it sends somebody back: read once, then taken out of it. */
export function useCheckoutReturn(place: ReturnScreen) {
  const { success, canceled, session_id: sessionId, tier } = useQueryParams()
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  useEffect(() => {
    const paid = success === 'true' && sessionId ? { sessionId, tier } : null
    if (!paid && canceled !== 'true') return
    navigate(`/${place}`, { replace: true })
    if (paid && activated.has(paid.sessionId)) return
    if (paid) activated.add(paid.sessionId)
    // The few who come back load it, not everybody who opens the dashboard. Should that fail, the provider's own
    // word puts the plan into effect.
    void import('./return-from-checkout.ts').then(
      ({ returnFromCheckout }) => returnFromCheckout(queries, place, paid),
      () => {},
    )
  }, [success, canceled, sessionId, tier, place, navigate, queries])
}
