import { autoScrape, autoScrapeChange, newAssistant } from '@foyer/contract/assistant-forms'
import { assistant } from '@foyer/contract/assistants'
import { ok } from '@foyer/contract/failure'
import { fact, ledgerEntry, page, pageWithText, progressEvent, scanReport } from '@foyer/contract/scans'
import { z } from 'zod'
import { openEventStream } from '../http/event-stream.ts'
import { cutList, paging } from '../http/paging.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { changeAutoScrape, readAutoScrape } from './auto-scrape.ts'
import { createAssistant } from './create-assistant.ts'
import { followProgress, openProgress } from './follow-progress.ts'
import { limitWatching } from './limit-watching.ts'
import { readFacts, readLedger, readPage, readPages } from './read-results.ts'
import { rescanAssistant } from './rescan-assistant.ts'
import { cancelCreation } from './stop-scan.ts'

const tags = ['Scans']
const params = z.object({ id: z.string() })
const sessionParams = z.object({ sessionId: z.string().max(64) })

export async function scanRoutes(app: App, services: Services) {
  const watch = limitWatching()

  app.post(
    '/api/assistants',
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Assistants'],
        operationId: 'createAssistant',
        summary: 'Create an assistant, from its website where it has one',
        body: newAssistant,
        response: { 201: assistant, ...failures },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await createAssistant(services, request.account, request.body)),
  )

  // The second is the first one's older name. As a path it could also be an assistant's id, so no document may have both.
  for (const { url, hide } of [
    { url: '/api/creations/:sessionId', hide: false },
    { url: '/api/assistants/create-progress/:sessionId', hide: true },
  ]) {
    app.get(
      url,
      {
        config: { access: 'owner', media: { answer: { 'text/event-stream': progressEvent } } },
        // A stream has no end to tell the length of: HEAD would wait for one.
        exposeHeadRoute: false,
        schema: {
          hide,
          tags: ['Assistants'],
          operationId: 'watchCreation',
          summary: 'How a creation gets on, as an event stream; resumes at Last-Event-ID',
          params: sessionParams,
          headers: z.object({ 'last-event-id': z.coerce.number().int().nonnegative().catch(0).optional() }),
        },
      },
      async (request, reply) => {
        const { account, params } = request
        const after = request.headers['last-event-id'] ?? 0
        const { isOver } = await openProgress(services, account.id, params.sessionId, after)
        // The one answer after which a browser stops reconnecting by itself.
        if (isOver) return reply.code(204).send()
        const leave = watch(account.id)
        const stream = openEventStream(request, reply, services.streams)
        try {
          const told = followProgress(services, account.id, params.sessionId, after, stream.signal)
          for await (const { id, event } of told) stream.send(event, { id })
        } catch (error) {
          request.log.error({ err: error }, 'a progress stream broke')
        } finally {
          leave()
          stream.close()
        }
      },
    )

    app.post(
      `${url}/cancel`,
      {
        config: { access: 'owner' },
        schema: {
          hide,
          tags: ['Assistants'],
          operationId: 'cancelCreation',
          summary: 'Stop a creation; nothing is created and no scan is counted',
          params: sessionParams,
          response: { 200: ok, ...failures },
        },
      },
      async (request) => {
        await cancelCreation(services, request.account.id, request.params.sessionId)
        return { message: 'Creation was cancelled.' }
      },
    )
  }

  app.post(
    '/api/assistants/:id/scrape',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'scanWebsite',
        summary: 'Read the website again',
        params,
        response: { 200: scanReport, 202: scanReport, ...failures },
      },
    },
    async (request, reply) => {
      const { isDone, report } = await rescanAssistant(services, request.account, request.params.id)
      return reply.code(isDone ? 200 : 202).send(report)
    },
  )

  app.get(
    '/api/assistants/:id/auto-scrape',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getAutoScrape',
        summary: 'When the website is read again by itself',
        params,
        response: { 200: autoScrape, ...failures },
      },
    },
    async (request) => readAutoScrape(services, request.account.id, request.params.id),
  )

  app.put(
    '/api/assistants/:id/auto-scrape',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'changeAutoScrape',
        summary: 'Set when the website is read again by itself',
        params,
        body: autoScrapeChange,
        response: { 200: autoScrape, ...failures },
      },
    },
    async (request) => changeAutoScrape(services, request.account, request.params.id, request.body),
  )

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

  app.get(
    '/api/assistants/:id/ledger',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listScannedAddresses',
        summary: 'What became of each address in the newest scan',
        params,
        querystring: paging,
        response: { 200: z.array(ledgerEntry), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readLedger(services, request.account.id, request.params.id, request.query)
      return cutList(request, reply, rows, request.query, ({ id }) => id)
    },
  )

  app.get(
    '/api/assistants/:id/facts',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listFacts',
        summary: 'What the website states',
        params,
        querystring: paging,
        response: { 200: z.array(fact), ...failures },
      },
    },
    async (request, reply) => {
      const rows = await readFacts(services, request.account.id, request.params.id, request.query)
      return cutList(request, reply, rows, request.query, ({ position }) => position)
    },
  )
}
