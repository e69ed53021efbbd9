import type { Billing } from '@foyer/contract/billing'
import type { Limits, Usage } from '@foyer/contract/usage'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { resource } from '../../lib/api/resource.ts'
import { assistantsQuery } from '../assistants/assistant-queries.ts'

const second = 1_000
const minute = 60 * second

export const limitsQuery = queryOptions({
  ...resource<Limits>(['limits'], '/api/subscription/limits'),
  staleTime: 0,
  retry: 1,
  refetchOnWindowFocus: true,
})

export const usageQuery = queryOptions({
  ...resource<Usage>(['usage'], '/api/usage'),
  staleTime: 30 * second,
  gcTime: minute,
  retry: 1,
})

/** Always refetched, because billing also changes at the payment provider. */
export const billingQuery = queryOptions({ ...resource<Billing>(['billing'], '/api/billing'), staleTime: 0 })

const ofPlan = [billingQuery, limitsQuery, usageQuery, assistantsQuery].map(({ queryKey }) => queryKey)

/** Clears and refetches everything that depends on the plan. */
export const resetPlanQueries = (queries: QueryClient) =>
  Promise.all(ofPlan.map((queryKey) => queries.resetQueries({ queryKey })))

/** Refetches in the background. */
export const refetchPlanQueries = (queries: QueryClient) =>
  Promise.all(ofPlan.map((queryKey) => queries.invalidateQueries({ queryKey })))
