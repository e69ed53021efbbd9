import { limits } from '@foyer/contract/usage'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readLimits } from './read-limits.ts'

export async function limitsRoutes(app: App, services: Pick<Services, 'db' | 'models' | 'now' | 'stored'>) {
  app.get(
    '/api/subscription/limits',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Usage'],
        operationId: 'getLimits',
        summary: 'Your plan, its limits and what is used',
        response: { 200: limits, ...failures },
      },
    },
    async (request) => readLimits(services, request.account),
  )
}
