import { houseAssistant } from '@foyer/contract/house-assistant'
import { findAssistant } from '../assistants/find-assistant.ts'
import type { App, Services } from '../services.ts'
import { houseAssistantId } from './assistant.ts'

export async function houseAssistantRoutes(app: App, { db }: Services) {
  app.get(
    '/api/house-assistant',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Embed'],
        operationId: 'getHouseAssistant',
        summary: 'The assistant that this instance has for its own pages',
        security: [],
        response: { 200: houseAssistant },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      const found = await findAssistant(db, houseAssistantId)
      return { assistantId: found?.isActive ? found.id : null }
    },
  )
}
