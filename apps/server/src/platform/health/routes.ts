import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App, Services } from '../../services.ts'
import { failures } from '../http/schemas.ts'

const status = z.object({ status: z.literal('ok') })
const tags = ['Health']

export async function healthRoutes(app: App, services: Pick<Services, 'db'>) {
  app.get(
    '/api/health',
    {
      config: { access: 'public' },
      schema: { tags, operationId: 'getHealth', summary: 'The server is alive', response: { 200: status } },
    },
    async () => ({
      status: 'ok' as const,
    }),
  )

  app.get(
    '/api/ready',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'getReadiness',
        summary: 'The server can reach its database',
        response: { 200: status, ...failures },
      },
    },
    async () => {
      await services.db.execute(sql`select 1`)
      return { status: 'ok' as const }
    },
  )
}
