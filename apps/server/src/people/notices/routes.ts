import {
  noticeSettings,
  noticeSettingsChange,
  notices,
  readNotices as readRequest,
  unreadNotices,
  unsubscribed,
} from '@foyer/contract/notices'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { chooseMails, readMailChoices, unsubscribe } from './choose-mails.ts'
import { mailNoticesAtOnce } from './mail-notices.ts'
import { markRead, readNotices } from './read-notices.ts'

const tags = ['Notices']

export async function noticesRoutes(
  app: App,
  services: Pick<Services, 'db' | 'listener' | 'log' | 'now' | 'queue' | 'secrets'>,
) {
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

  app.get(
    '/api/notices/settings',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getNoticeSettings',
        summary: 'When you are mailed, kind by kind',
        response: { 200: noticeSettings, ...failures },
      },
    },
    async ({ account }) => readMailChoices(services.db, account.id),
  )

  app.put(
    '/api/notices/settings',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeNoticeSettings',
        summary: 'Choose when you are mailed; only the kinds sent change',
        body: noticeSettingsChange,
        response: { 200: noticeSettings, ...failures },
      },
    },
    async ({ account, body }) => chooseMails(services, account.id, body),
  )

  await app.register(async (scope) => unsubscribeRoutes(scope.withTypeProvider<ZodTypeProvider>(), services))
}

const link = z.object({ token: z.string().max(300) })

// Mail clients post a form, whose fields add nothing to the token.
async function unsubscribeRoutes(app: App, services: Pick<Services, 'db' | 'now' | 'secrets'>) {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 10_000 }, async () => undefined)

  app.post(
    '/api/notices/unsubscribe',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'unsubscribe',
        summary: 'Stop mails, by the link in one of them',
        querystring: link,
        response: { 200: unsubscribed, ...failures },
      },
    },
    async ({ query }) => unsubscribe(services, query.token),
  )

  // Opening the link must not unsubscribe, because link scanners open every link.
  app.get(
    '/api/notices/unsubscribe',
    { config: { access: 'public' }, schema: { hide: true, querystring: link } },
    async ({ query }, reply) => reply.redirect(`/unsubscribe#${encodeURIComponent(query.token)}`, 302),
  )
}
