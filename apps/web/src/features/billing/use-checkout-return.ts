import type { Activation } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { forgetPlan, refreshPlan } from '../../lib/billing-query.ts'
import { api } from '../../lib/browser.ts'
import { useQueryParams } from '../../lib/use-query-params.ts'
import { toast } from '../../ui/toast-store.ts'

type Place = 'billing' | 'dashboard'

const reloadAfterMs = 1_500
// There is one toast at a time: the second takes the first one's place, which has to be read before.
const readingMs = 1_200

const processing: Record<Place, string> = {
  dashboard: "We're activating your subscription. Please refresh in a moment.",
  billing: 'Please contact support if your plan is not active within a few minutes.',
}

const wait = (ms: number) => new Promise((over) => setTimeout(over, ms))

const nameOf = (tier: string | undefined) => (tier === 'enterprise' ? plans.enterprise.name : plans.pro.name)

async function activate(queries: QueryClient, place: Place, sessionId: string, tier: string | undefined) {
  const read = wait(readingMs)
  const asked = api.post<Activation>('/api/stripe/activate-subscription', {
    sessionId,
    ...(tier && { tier }),
  })
  const activation = await asked.catch(() => null)
  await read
  if (!activation) return toast({ title: 'Subscription Processing', description: processing[place] })
  const { name } = plans[activation.subscription.tier]
  if (activation.alreadyActive) {
    toast({ title: 'Subscription Active', description: `Your ${name} plan is active.` })
    return refreshPlan(queries)
  }
  toast({ title: 'Subscription Activated!', description: `You are on the ${name} plan now.` })
  setTimeout(() => window.location.reload(), reloadAfterMs)
  return forgetPlan(queries)
}

// Effects run twice while developing, and a link can be opened again: one checkout is activated once in a page's life.
const activated = new Set<string>()

/** What the payment provider says in the address when it sends somebody back: read once, then taken out of it. */
export function useCheckoutReturn(place: Place) {
  const { success, canceled, session_id: sessionId, tier } = useQueryParams()
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  useEffect(() => {
    const paid = success === 'true' && sessionId
    if (!paid && canceled !== 'true') return
    navigate(`/${place}`, { replace: true })
    if (!paid) {
      toast({ title: 'Checkout Canceled', description: 'Nothing was charged. Your plan is as it was.' })
      return
    }
    if (activated.has(sessionId)) return
    activated.add(sessionId)
    toast({
      title: 'Payment Successful!',
      description: `Thank you. Your ${nameOf(tier)} plan is being activated.`,
    })
    void activate(queries, place, sessionId, tier)
  }, [success, canceled, sessionId, tier, place, navigate, queries])
}
