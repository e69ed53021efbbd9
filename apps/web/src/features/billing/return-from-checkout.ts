import type { Activation } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/browser.ts'
import { refetchPlanQueries, resetPlanQueries } from '../../shared/plan/plan-queries.ts'
import { toast } from '../../ui/messages/toast-store.ts'

export type ReturnScreen = 'billing' | 'dashboard'

export type PaidCheckout = { sessionId: string; tier: string | undefined }

const reloadAfterMs = 1_500
// Gives the first toast time to be read, because the next one replaces it.
const readingMs = 1_200

const processing: Record<ReturnScreen, string> = {
  dashboard: "We're activating your subscription. Please refresh in a moment.",
  billing: 'Please contact support if your plan is not active within a few minutes.',
}

const wait = (ms: number) => new Promise((over) => setTimeout(over, ms))

const nameOf = (tier: string | undefined) => (tier === 'enterprise' ? plans.enterprise.name : plans.pro.name)

async function activate(queries: QueryClient, place: ReturnScreen, { sessionId, tier }: PaidCheckout) {
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
    return refetchPlanQueries(queries)
  }
  toast({ title: 'Subscription Activated!', description: `You’re on the ${name} plan now.` })
  setTimeout(() => window.location.reload(), reloadAfterMs)
  return resetPlanQueries(queries)
}

/** `paid` is null if they came back without paying. */
export async function returnFromCheckout(
  queries: QueryClient,
  place: ReturnScreen,
  paid: PaidCheckout | null,
) {
  if (!paid) {
    toast({ title: 'Checkout Canceled', description: 'You weren’t charged, and your plan hasn’t changed.' })
    return
  }
  toast({
    title: 'Payment Successful!',
    description: `Thank you. Your ${nameOf(paid.tier)} plan is being activated.`,
  })
  await activate(queries, place, paid)
}
