import { usageHistory } from '@foyer/contract/billing'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readUsageHistory } from './read-usage-history.ts'

const tags = ['Usage']

export async function usageRoutes(app: App, services: Pick<Services, 'db' | 'now'>) {
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
    async (request) => readUsageHistory(services, request.account),
  )
}
