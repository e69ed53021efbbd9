import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useQueryParams } from '../../lib/navigation/use-query-params.ts'
import type { ReturnScreen } from './return-from-checkout.ts'

// Activates each checkout once, because effects run twice in development and links can be reopened.
const activated = new Set<string>()

/** Reads the payment provider’s result from the address, then removes it. */
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
    // Loaded on demand because few visits are returns. If loading fails, the provider’s webhook still activates the
    // plan.
    void import('./return-from-checkout.ts').then(
      ({ returnFromCheckout }) => returnFromCheckout(queries, place, paid),
      () => {},
    )
  }, [success, canceled, sessionId, tier, place, navigate, queries])
}
