import { knowledgeUse, knowledgeUses } from '@foyer/contract/sources'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readFactUses, readKnowledgeUses, readPageUses, readSourceUses } from './read-uses.ts'

const tags = ['Knowledge']
const params = z.object({ id: z.string() })
const response = { 200: z.array(knowledgeUse), ...failures }

export async function usesRoutes(app: App, services: Services) {
  app.get(
    '/api/assistants/:id/uses',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'countUses',
        summary: 'How many answers used each page, file, text and fact',
        description:
          'Of the last 90 days, and of these the newest 5,000 answers. What no answer used is not listed.',
        params,
        response: { 200: knowledgeUses, ...failures },
      },
    },
    async ({ account, params }) => readKnowledgeUses(services, account.id, params.id),
  )

  app.get(
    '/api/assistants/:id/pages/:pageId/uses',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listUsesOfPage',
        summary: 'The newest answers that used a page',
        params: params.extend({ pageId: z.string() }),
        response,
      },
    },
    async ({ account, params }) => readPageUses(services, account.id, params.id, params.pageId),
  )

  app.get(
    '/api/assistants/:id/sources/:sourceId/uses',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listUsesOfSource',
        summary: 'The newest answers that used a file or text',
        params: params.extend({ sourceId: z.string() }),
        response,
      },
    },
    async ({ account, params }) => readSourceUses(services, account.id, params.id, params.sourceId),
  )

  app.get(
    '/api/assistants/:id/facts/:factId/uses',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listUsesOfFact',
        summary: 'The newest answers that told a fact',
        params: params.extend({ factId: z.string() }),
        response,
      },
    },
    async ({ account, params }) => readFactUses(services, account.id, params.id, params.factId),
  )
}
