import { usageHistory } from '@foyer/contract/billing'
import { limits, usage } from '@foyer/contract/usage'
import { readResponseTime } from '../analytics/read-response-time.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { monthBefore } from './periods.ts'
import { readHistory } from './read-history.ts'
import { readLimits } from './read-limits.ts'
import { usedIn } from './store.ts'

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
    '/api/usage',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getUsage',
        summary: 'What you used this month',
        response: { 200: usage, ...failures },
      },
    },
    async (request) => {
      const { account } = request
      const [{ usage: used }, lastMonth, averageResponseMs] = await Promise.all([
        readLimits(services, account),
        usedIn(services.db, account.id, monthBefore(services.now())),
        readResponseTime(services, account.id),
      ])
      return {
        messageCount: used.messages,
        lastMonthMessageCount: lastMonth.messages,
        assistants: used.assistants,
        averageResponseMs,
      }
    },
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
