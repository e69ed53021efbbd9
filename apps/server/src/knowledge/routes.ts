import { page, pageWithText } from '@foyer/contract/scans'
import { z } from 'zod'
import { cutList, paging } from '../http/paging.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { readPage, readPages } from './read-pages.ts'

const tags = ['Scans']
const params = z.object({ id: z.string() })

export async function knowledgeRoutes(app: App, services: Services) {
  app.get(
    '/api/assistants/:id/pages',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listPages',
        summary: 'The pages the assistant knows',
        params,
        querystring: paging,
        response: { 200: z.array(page), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readPages(services, request.account.id, request.params.id, request.query)
      return cutList(request, reply, rows, request.query, ({ url }) => url)
    },
  )

  app.get(
    '/api/assistants/:id/pages/:pageId',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getPage',
        summary: 'One page with its text',
        params: params.extend({ pageId: z.string() }),
        response: { 200: pageWithText, ...failures },
      },
    },
    async (request) => readPage(services, request.account.id, request.params.id, request.params.pageId),
  )
}
