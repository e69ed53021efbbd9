import { analytics } from '@foyer/contract/analytics'
import { overview } from '@foyer/contract/overview'
import { usage } from '@foyer/contract/usage'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readAnalytics } from './read-analytics.ts'
import { readOverview } from './read-overview.ts'
import { readUsage } from './read-usage.ts'

export async function analyticsRoutes(app: App, services: Services) {
  app.get(
    '/api/usage',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Usage'],
        operationId: 'getUsage',
        summary: 'What you used this month',
        response: { 200: usage, ...failures },
      },
    },
    async (request) => readUsage(services, request.account),
  )

  app.get(
    '/api/overview',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Usage'],
        operationId: 'getOverview',
        summary: 'Your assistants at a glance',
        response: { 200: overview, ...failures },
      },
    },
    async (request) => readOverview(services, request.account.id),
  )

  app.get(
    '/api/analytics',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Analytics'],
        operationId: 'getAnalytics',
        summary: 'What visitors asked, and how it went',
        querystring: z.object({
          assistant: z.string().max(64).default('all'),
          days: z.coerce.number().int().min(1).max(365).default(30),
          tests: z.enum(['show', 'hide']).default('hide'),
        }),
        response: { 200: analytics, ...failures },
      },
    },
    async ({ account, query: { assistant, days, tests } }) =>
      readAnalytics(services, account, { assistant, days, testChats: tests === 'show' }),
  )
}
