import { instanceAssistants } from '@foyer/contract/instance-assistants'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import type { App, Services } from '../../services.ts'
import { type OwnAssistant, ownAssistants } from './own-assistants.ts'

export async function ownAssistantRoutes(app: App, { db }: Pick<Services, 'db'>) {
  const activeId = async (of: OwnAssistant) => {
    const found = await findAssistant(db, ownAssistants[of].id)
    return found?.isActive ? found.id : null
  }
  app.get(
    '/api/house-assistant',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Embed'],
        operationId: 'getHouseAssistant',
        summary: 'The assistants that this instance has of its own',
        security: [],
        response: { 200: instanceAssistants },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      const [assistantId, sampleAssistantId] = await Promise.all([activeId('house'), activeId('sample')])
      return { assistantId, sampleAssistantId }
    },
  )
}
