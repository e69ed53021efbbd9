import { chatAnswer, chatRequest, feedback, history, historyRequest, sessionOf } from '@foyer/contract/chat'
import { ok } from '@foyer/contract/failure'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { textOf } from '../http/describe/media.ts'
import { failureBody, failureOf, loggable } from '../http/errors.ts'
import { type EventStream, openEventStream } from '../http/event-stream.ts'
import { failures } from '../http/schemas.ts'
import type { App } from '../services.ts'
import { identifyCaller, identifyReader } from '../visitors/identify-caller.ts'
import type { Asking } from './answer-message.ts'
import type { Chat } from './chat.ts'
import { rateConversation, readHistory } from './read-history.ts'
import { answerAt, receive, unheard } from './receive.ts'

const tags = ['Chat']
const chatEvents = textOf(
  '`event: delta` with `{ text }`, then `event: done` with the whole answer; or `event: error`.',
)
const params = z.object({ assistantId: z.string() })

const wantsStream = ({ headers }: FastifyRequest) =>
  headers.accept?.toLowerCase().includes('text/event-stream') ?? false

export async function chatRoutes(app: App, chat: Chat) {
  const { services } = chat
  app.addHook('onClose', async () => void (await Promise.allSettled(chat.underWay)))

  app.post(
    '/api/chat/:assistantId',
    {
      config: {
        access: 'visitor',
        media: { answer: { 'application/json': chatAnswer, 'text/event-stream': chatEvents } },
      },
      schema: {
        tags,
        operationId: 'askAssistant',
        summary: 'Ask an assistant',
        params,
        body: chatRequest,
        response: { 200: chatAnswer, ...failures },
      },
    },
    async (request, reply) => {
      const asking = await receive(chat, request, request.params.assistantId, request.body)
      return wantsStream(request) ? stream(request, reply, asking) : answerAt(chat, reply, asking, unheard)
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
      const said = await answerAt(chat, reply, asking, { accepted, say, watched: true }, left)
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
        operationId: 'getHistory',
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
        operationId: 'rateConversation',
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
