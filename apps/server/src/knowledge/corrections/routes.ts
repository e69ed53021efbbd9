import { ok } from '@foyer/contract/failure'
import { gonePage, gonePagesDecided, gonePagesDecision, page, pageWithText } from '@foyer/contract/scans'
import { changedSiteRules, siteRules, siteRulesChange } from '@foyer/contract/sources'
import { z } from 'zod'
import { paginate, paging } from '../../platform/http/paging.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readPage, readPages } from '../pages/read-pages.ts'
import { changeSiteRules, forgetPage, readSiteRules } from './change-site-rules.ts'
import { decideGonePages, readGonePages } from './decide-gone-pages.ts'

const tags = ['Scans']
const knowledge = ['Knowledge']
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
      return paginate(request, reply, rows, request.query, ({ url }) => url)
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

  app.delete(
    '/api/assistants/:id/pages/:pageId',
    {
      config: { access: 'owner' },
      schema: {
        tags: knowledge,
        operationId: 'forgetPage',
        summary: 'Leave a page out',
        description:
          'It is forgotten at once, with the facts that only it states, and later scans leave it out. To have it back, take its address from `leftOut` of the site rules and scan again.',
        params: params.extend({ pageId: z.string() }),
        response: { 200: ok, ...failures },
      },
    },
    async ({ account, params }) => {
      await forgetPage(services, account.id, params.id, params.pageId)
      return { message: 'Left out.' }
    },
  )

  app.get(
    '/api/assistants/:id/gone-pages',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listGonePages',
        summary: 'Pages that the website has no more',
        description:
          'Where a scan would remove more than a third of the known pages, and at least three, they stay until you decide.',
        params,
        querystring: paging,
        response: { 200: z.array(gonePage), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readGonePages(services, request.account.id, request.params.id, request.query)
      return paginate(request, reply, rows, request.query, ({ url }) => url)
    },
  )

  app.post(
    '/api/assistants/:id/gone-pages',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'decideGonePages',
        summary: 'Keep or remove the pages that the website has no more',
        description:
          'Pages that you keep stay also if later scans don’t find them; one that is there again is read as before.',
        params,
        body: gonePagesDecision,
        response: { 200: gonePagesDecided, ...failures },
      },
    },
    async ({ account, params, body }) => {
      const pages = await decideGonePages(services, account.id, params.id, body)
      return { message: body.decision === 'keep' ? 'Kept.' : 'Removed.', pages }
    },
  )

  app.get(
    '/api/assistants/:id/site-rules',
    {
      config: { access: 'owner' },
      schema: {
        tags: knowledge,
        operationId: 'getSiteRules',
        summary: 'What of the website is read, and what beside it',
        params,
        response: { 200: siteRules, ...failures },
      },
    },
    async ({ account, params }) => readSiteRules(services, account.id, params.id),
  )

  app.put(
    '/api/assistants/:id/site-rules',
    {
      config: { access: 'owner' },
      schema: {
        tags: knowledge,
        operationId: 'changeSiteRules',
        summary: 'Set what of the website is read, and what beside it',
        description:
          'Only the lists sent change. Pages that are not wanted any more are forgotten at once; what is wanted from now on is read by the next scan.',
        params,
        body: siteRulesChange,
        response: { 200: changedSiteRules, ...failures },
      },
    },
    async ({ account, params, body }) => changeSiteRules(services, account.id, params.id, body),
  )
}
