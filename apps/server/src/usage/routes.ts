import { usageHistory } from '@foyer/contract/billing'
import { limits } from '@foyer/contract/usage'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { readHistory } from './read-history.ts'
import { readLimits } from './read-limits.ts'

const tags = ['Usage']

export async function usageRoutes(app: App, services: Services) {
  app.get(
    '/api/subscription/limits',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getLimits',
        summary: 'Your plan, its limits and what is used',
        response: { 200: limits, ...failures },
      },
    },
    async (request) => readLimits(services, request.account),
  )

  app.get(
    '/api/usage/history',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getUsageHistory',
        summary: 'What you used in each of the last twelve months',
        response: { 200: usageHistory, ...failures },
      },
    },
    async (request) => readHistory(services, request.account),
  )
}
