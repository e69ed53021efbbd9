import { eventsRequest, handoffRequest, historyRequest, sessionOf } from '@foyer/contract/chat'
import { ok } from '@foyer/contract/failure'
import { handoffAnswer, resumedConversation, resumeRequest } from '@foyer/contract/handoff'
import { rates } from '@foyer/contract/rates'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { textMedia } from '../../platform/http/describe/media.ts'
import { isOpenedDirectly } from '../../platform/http/framed-page.ts'
import { limitStreams } from '../../platform/http/limits/limit-streams.ts'
import { failures } from '../../platform/http/schemas.ts'
import { openEventStream } from '../../platform/http/streams/event-stream.ts'
import type { App, Services } from '../../services.ts'
import { callerStanding } from '../visitors/caller-standing.ts'
import { identifyCaller } from '../visitors/identify-caller.ts'
import { sessionFor } from '../visitors/sessions.ts'
import { findOwnConversation } from './find-own-conversation.ts'
import { followConversation } from './follow-visitor.ts'
import { requestPerson } from './request-person.ts'
import { returnFramePolicy, returnPolicy, writeReturnFrame, writeReturnPage } from './return-page.ts'
import { findReturnSession } from './return-token.ts'
import { openLiveSignals } from './signals.ts'
import { typeAsVisitor } from './type-as-visitor.ts'

const tags = ['Chat']
const params = z.object({ assistantId: z.string() })

const visitorEvents = textMedia(
  '`event: handoff` with who answers, at once and whenever that changes; `event: message` with what a person wrote, its `id` for `Last-Event-ID`; `event: typing` while they write.',
)

export async function visitorHandoffRoutes(app: App, services: Services) {
  const signals = openLiveSignals(services.listener)
  app.addHook('onClose', async () => signals.stop())
  const ofAddress = limitStreams(
    rates.followedChatsPerAddress,
    'Too many chats are open from here. Close some of them.',
  )
  const ofConversation = limitStreams(
    rates.followedChatsPerConversation,
    'This chat is open in too many tabs.',
  )

  app.post(
    '/api/chat/:assistantId/handoff',
    {
      config: { access: 'visitor' },
      schema: {
        tags,
        operationId: 'requestPerson',
        summary: 'Ask for a person',
        params,
        body: handoffRequest,
        response: { 200: handoffAnswer, ...failures },
      },
    },
    async (request) => {
      const identified = await identifyCaller(services, request, request.params.assistantId)
      const session = sessionFor(services.secrets, identified.caller, sessionOf(request.body))
      const address = services.secrets.fingerprint(request.visitorAddress)
      const handoff = await requestPerson(services, { ...identified, session, address, question: null })
      return { ...handoff, sessionId: session.sessionId, conversationId: session.sessionId }
    },
  )

  app.get(
    '/api/chat/:assistantId/events',
    {
      config: { access: 'visitor', media: { answer: { 'text/event-stream': visitorEvents } } },
      // HEAD would wait for the end of a stream that has none.
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: 'followConversation',
        summary: 'What a person writes in your conversation, as an event stream; resumes at Last-Event-ID',
        params,
        querystring: eventsRequest,
        headers: z.object({ 'last-event-id': z.coerce.number().int().nonnegative().catch(0).optional() }),
      },
    },
    async (request, reply) => {
      const { identified, conversation } = await findOwnConversation(
        services,
        request,
        request.params.assistantId,
        sessionOf(request.query)!,
      )
      const standing = await callerStanding(services, request, identified)
      const after = Math.max(request.headers['last-event-id'] ?? 0, request.query.after ?? 0)
      const leaveAddress = ofAddress(request.visitorAddress)
      const leaveConversation = takeOrUndo(() => ofConversation(conversation.conversationId), leaveAddress)
      const stream = openEventStream(request, reply, services, standing)
      try {
        for await (const told of followConversation(services, signals, conversation, after, stream.signal))
          stream.send(told.data, { event: told.event, ...('id' in told && { id: told.id }) })
      } catch (error) {
        request.log.error({ err: error }, 'a visitor’s event stream broke')
      } finally {
        leaveConversation()
        leaveAddress()
        stream.close()
      }
    },
  )

  app.post(
    '/api/chat/:assistantId/typing',
    {
      config: { access: 'visitor' },
      schema: {
        tags,
        operationId: 'tellTyping',
        summary: 'Let the person who is there see that something is being written',
        params,
        body: historyRequest,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      const { conversation } = await findOwnConversation(
        services,
        request,
        request.params.assistantId,
        sessionOf(request.body)!,
      )
      await typeAsVisitor(services, conversation)
      return { message: 'Told.' }
    },
  )

  app.post(
    '/api/chat/:assistantId/resume',
    {
      config: { access: 'visitor' },
      schema: {
        tags,
        operationId: 'resumeConversation',
        summary: 'Go on with a conversation by the link of a mail',
        params,
        body: resumeRequest,
        response: { 200: resumedConversation, ...failures },
      },
    },
    async (request) => {
      const { assistant } = await identifyCaller(services, request, request.params.assistantId)
      return findReturnSession(services, assistant, request.body.token)
    },
  )

  const page = { config: { access: 'public' }, schema: { hide: true, params } } as const
  const send = (reply: FastifyReply, policy: string, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(html)

  app.get('/conversation/:assistantId', page, async ({ params }, reply) =>
    send(reply, returnPolicy, await writeReturnPage(services, params.assistantId)),
  )

  app.get('/conversation/:assistantId/frame', page, async ({ params, headers }, reply) => {
    if (isOpenedDirectly(headers))
      return reply.redirect(`/conversation/${encodeURIComponent(params.assistantId)}`)
    return send(reply, returnFramePolicy, await writeReturnFrame(services, params.assistantId))
  })
}

function takeOrUndo<T>(take: () => T, otherwise: () => void): T {
  try {
    return take()
  } catch (error) {
    otherwise()
    throw error
  }
}
