import { chatAnswer, chatRequest, feedback, history, historyRequest, sessionOf } from '@foyer/contract/chat'
import { ok } from '@foyer/contract/failure'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { textMedia } from '../../platform/http/describe/media.ts'
import { failureBody } from '../../platform/http/errors.ts'
import { conversationBodyBytes } from '../../platform/http/limits/body-limits.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App } from '../../services.ts'
import { identifyCaller, identifyReader } from '../visitors/identify-caller.ts'
import type { Chat } from './chat.ts'
import { rateConversation, readHistory } from './read-history.ts'
import { answerAt, receive, silentSink } from './receive.ts'
import { type StreamedAnswer, streamAnswer } from './stream-answer.ts'

const tags = ['Chat']
const chatEvents = textMedia(
  '`event: delta` with `{ text }`, then `event: done` with the whole answer; or `event: error`. Where a person steps in meanwhile, `event: retract` takes back what was said so far, and the answer says that they are there.',
)
const params = z.object({ assistantId: z.string() })

const wantsStream = ({ headers }: FastifyRequest) =>
  headers.accept?.toLowerCase().includes('text/event-stream') ?? false

const asEvents = (requestId: string): StreamedAnswer => ({
  piece: (stream, text) => stream.send({ text }, { event: 'delta' }),
  end: (stream, answer) => stream.send(answer, { event: 'done' }),
  retract: (stream) => stream.send({}, { event: 'retract' }),
  fail: (stream, failure) => stream.send(failureBody(failure, requestId), { event: 'error' }),
})

export async function chatRoutes(app: App, chat: Chat) {
  const { services } = chat
  app.addHook('onClose', async () => {
    await Promise.allSettled(chat.pendingAnswers)
    chat.live.stop()
  })

  app.post(
    '/api/chat/:assistantId',
    {
      bodyLimit: conversationBodyBytes,
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
      const received = await receive(chat, request, request.params.assistantId, request.body)
      return wantsStream(request)
        ? streamAnswer(chat, request, reply, received, asEvents(request.id))
        : answerAt(chat, reply, received, silentSink)
    },
  )

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
