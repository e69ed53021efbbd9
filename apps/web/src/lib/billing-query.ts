import type { Billing } from '@foyer/contract/billing'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { assistantsQuery } from './assistants-query.ts'
import { limitsQuery, usageQuery } from './query-client.ts'

/** Asked again whenever it is looked at: money changes elsewhere, too. */
export const billingQuery = queryOptions<Billing>({ queryKey: ['/api/billing'], staleTime: 0 })

const ofPlan = [billingQuery, limitsQuery, usageQuery, assistantsQuery].map(({ queryKey }) => queryKey)

/** Forgets everything that a plan decides, and asks again for what is on the screen. */
export const forgetPlan = (queries: QueryClient) =>
  Promise.all(ofPlan.map((queryKey) => queries.resetQueries({ queryKey })))

/** Asks for the same again, and shows what is known until the answer is there. */
export const refreshPlan = (queries: QueryClient) =>
  Promise.all(ofPlan.map((queryKey) => queries.invalidateQueries({ queryKey })))
