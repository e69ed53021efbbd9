import { notices, readNotices as readRequest, unreadNotices } from '@foyer/contract/notices'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { mailNoticesAtOnce } from './mail-notices.ts'
import { markRead, readNotices } from './read-notices.ts'

const tags = ['Notices']

export async function noticesRoutes(app: App, services: Services) {
  const stop = mailNoticesAtOnce(services)
  app.addHook('onClose', async () => stop())

  app.get(
    '/api/notices',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listNotices',
        summary: 'What you were told lately',
        response: { 200: notices, ...failures },
      },
    },
    async (request) => readNotices(services.db, request.account.id),
  )

  app.post(
    '/api/notices/read',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'markNoticesRead',
        summary: 'Mark notices as read: those named, or all',
        body: readRequest,
        response: { 200: unreadNotices, ...failures },
      },
    },
    async ({ account, body }) => markRead(services.db, account.id, body.ids, services.now()),
  )
}
