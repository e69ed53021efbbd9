import { newAssistant } from '@foyer/contract/assistant-forms'
import { assistant } from '@foyer/contract/assistants'
import { ok } from '@foyer/contract/failure'
import { rates } from '@foyer/contract/rates'
import { progressEvent } from '@foyer/contract/scans'
import { z } from 'zod'
import { createAssistant } from '../../knowledge/scans/create/create-assistant.ts'
import { openProgress } from '../../knowledge/scans/progress/follow-progress.ts'
import { cancelCreation } from '../../knowledge/scans/stop-scan.ts'
import { limitStreams } from '../../platform/http/limits/limit-streams.ts'
import { failures } from '../../platform/http/schemas.ts'
import { openEventStream } from '../../platform/http/streams/event-stream.ts'
import type { App, Services } from '../../services.ts'
import { sessionStreamAccess } from '../auth/sessions/session-stream-access.ts'
import { readAssistant } from './read-assistants.ts'
import { watchCreation } from './watch-creation.ts'

const sessionParams = z.object({ sessionId: z.string().max(64) })

export async function creationRoutes(app: App, services: Services) {
  const watch = limitStreams(
    rates.watchedCreationsPerAccount,
    'This progress is being watched in too many tabs. Close some of them.',
  )

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
    async (request, reply) => {
      const { account, body } = request
      const id = await createAssistant(services, account, body)
      return reply.code(201).send(await readAssistant(services, account.id, id))
    },
  )

  // The old URL could also match an assistant's id, so the API description hides it.
  for (const { url, hide } of [
    { url: '/api/creations/:sessionId', hide: false },
    { url: '/api/assistants/create-progress/:sessionId', hide: true },
  ]) {
    app.get(
      url,
      {
        config: { access: 'owner', media: { answer: { 'text/event-stream': progressEvent } } },
        // A HEAD request would wait for the endless stream.
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
        // 204 stops EventSource from reconnecting.
        if (isOver) return reply.code(204).send()
        const leave = watch(account.id)
        const stream = openEventStream(request, reply, services, sessionStreamAccess(services, account))
        try {
          const told = watchCreation(services, account.id, params.sessionId, after, stream.signal)
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
}
