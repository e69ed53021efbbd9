import { chatAnswer, chatRequest, feedback, history, historyRequest, sessionOf } from '@foyer/contract/chat'
import { ok } from '@foyer/contract/failure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failureBody, failureOf, loggable } from '../http/errors.ts'
import { type EventStream, openEventStream } from '../http/event-stream.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { type Asking, answerMessage, type Hearing } from './answer-message.ts'
import { createChat } from './chat.ts'
import { identifyCaller, identifyReader } from './identify-caller.ts'
import { rateConversation, readHistory } from './read-history.ts'

const tags = ['Chat']
const params = z.object({ assistantId: z.string() })

const wantsStream = ({ headers }: FastifyRequest) =>
  headers.accept?.toLowerCase().includes('text/event-stream') ?? false

export async function chatRoutes(app: App, services: Services) {
  const chat = createChat(services)
  const underWay = new Set<Promise<unknown>>()
  // A shutdown waits until what was said so far is stored.
  app.addHook('onClose', async () => void (await Promise.allSettled(underWay)))

  async function answer(
    reply: FastifyReply,
    asking: Asking,
    hearing: Omit<Hearing, 'leaving'>,
    left: AbortController,
  ) {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort()
    })
    const answering = answerMessage(chat, asking, { ...hearing, leaving: left.signal })
    underWay.add(answering)
    try {
      return await answering
    } finally {
      underWay.delete(answering)
    }
  }

  app.post(
    '/api/chat/:assistantId',
    {
      config: { access: 'visitor' },
      schema: {
        tags,
        summary: 'Ask an assistant; with Accept: text/event-stream the answer is streamed',
        params,
        body: chatRequest,
        response: { 200: chatAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const turn = chat.arrive()
      const { assistant, caller } = await identifyCaller(
        services,
        request,
        request.params.assistantId,
        chat.find,
      )
      const address = services.secrets.fingerprint(request.visitorAddress)
      const asking: Asking = { turn, assistant, caller, address, request: request.body }
      if (wantsStream(request)) return stream(request, reply, asking)
      return answer(
        reply,
        asking,
        { accepted: () => {}, say: () => {}, watched: false },
        new AbortController(),
      )
    },
  )

  /**
   * Opened when the question is accepted: what is refused is refused with a status, as without a stream, and while a
   * model thinks, the heartbeat keeps proxies from giving up.
   */
  async function stream(request: FastifyRequest, reply: FastifyReply, asking: Asking) {
    const left = new AbortController()
    let opened: EventStream | undefined
    const accepted = () => {
      opened = openEventStream(request, reply, services.streams)
      opened.signal.addEventListener('abort', () => left.abort())
    }
    try {
      const say = (text: string) => opened?.send({ text }, { event: 'delta' })
      const said = await answer(reply, asking, { accepted, say, watched: true }, left)
      opened?.send(said, { event: 'done' })
    } catch (error) {
      if (!opened) throw error
      const failure = failureOf(error as Error)
      request.log.error({ err: loggable(failure.cause ?? failure) }, failure.message)
      opened.send(failureBody(failure, request.id), { event: 'error' })
    } finally {
      opened?.close()
    }
    return reply
  }

  app.get(
    '/api/chat/:assistantId/history',
    {
      config: { access: 'visitor' },
      schema: {
        tags,
        summary: 'Your own conversation with an assistant',
        params,
        querystring: historyRequest,
        response: { 200: history, ...failures },
      },
    },
    async (request) => {
      const { assistant, caller } = await identifyReader(services, request, request.params.assistantId)
      return readHistory(services, assistant, caller, sessionOf(request.query)!)
    },
  )

  app.post(
    '/api/chat/:assistantId/feedback',
    {
      config: { access: 'visitor' },
      schema: {
        tags,
        summary: 'Rate a conversation from 1 to 5',
        params,
        body: feedback,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      const { assistant, caller } = await identifyCaller(services, request, request.params.assistantId)
      await rateConversation(services, assistant, caller, sessionOf(request.body)!, request.body.rating)
      return { message: 'Thank you.' }
    },
  )
}
