import { arrivedMessage } from '@foyer/contract/chat'
import { ok } from '@foyer/contract/failure'
import { liveEvent, ownerHandoff, personMessage } from '@foyer/contract/handoff'
import { rates } from '@foyer/contract/rates'
import { z } from 'zod'
import { sessionStreamAccess } from '../../people/auth/sessions/session-stream-access.ts'
import { limitStreams } from '../../platform/http/limits/limit-streams.ts'
import { failures } from '../../platform/http/schemas.ts'
import { openEventStream } from '../../platform/http/streams/event-stream.ts'
import type { App, Services } from '../../services.ts'
import { followAccount } from './follow-account.ts'
import { openLiveSignals } from './signals.ts'
import { handBack, takeOver } from './take-over.ts'
import { typeAsPerson, writeAsPerson } from './write-as-person.ts'

const tags = ['Conversations']
const params = z.object({ id: z.string() })

export async function handoffRoutes(app: App, services: Services) {
  const signals = openLiveSignals(services.listener)
  app.addHook('onClose', async () => signals.stop())
  const watch = limitStreams(
    rates.followedConversationsPerAccount,
    'Your conversations are open in too many tabs. Close some of them.',
  )

  app.get(
    '/api/conversations/events',
    {
      config: { access: 'owner', media: { answer: { 'text/event-stream': liveEvent } } },
      // HEAD would wait for the end of a stream that has none.
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: 'followConversations',
        summary: 'Where something happens in your conversations, as an event stream',
      },
    },
    async (request, reply) => {
      const leave = watch(request.account.id)
      const stream = openEventStream(request, reply, services, sessionStreamAccess(services, request.account))
      try {
        for await (const event of followAccount(services, signals, request.account.id, stream.signal))
          stream.send(event)
      } catch (error) {
        request.log.error({ err: error }, 'an owner’s event stream broke')
      } finally {
        leave()
        stream.close()
      }
    },
  )

  app.post(
    '/api/conversations/:id/takeover',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'takeOverConversation',
        summary: 'Step into a conversation; the assistant is silent from then on',
        params,
        response: { 200: ownerHandoff, ...failures },
      },
    },
    async (request) => takeOver(services, request.account, request.params.id),
  )

  app.post(
    '/api/conversations/:id/messages',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'writeAsPerson',
        summary: 'Write to the visitor of a conversation that you have taken over',
        params,
        body: personMessage,
        response: { 201: arrivedMessage, ...failures },
      },
    },
    async (request, reply) => {
      const { account, params, body } = request
      return reply.code(201).send(await writeAsPerson(services, account.id, params.id, body))
    },
  )

  app.post(
    '/api/conversations/:id/release',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'handBackConversation',
        summary: 'Hand a conversation back to the assistant',
        params,
        response: { 200: ownerHandoff, ...failures },
      },
    },
    async (request) => handBack(services, request.account.id, request.params.id),
  )

  app.post(
    '/api/conversations/:id/typing',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'tellTypingAsPerson',
        summary: 'Let the visitor see that you are writing',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await typeAsPerson(services, request.account.id, request.params.id)
      return { message: 'Told.' }
    },
  )
}
