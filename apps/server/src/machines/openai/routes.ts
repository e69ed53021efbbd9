import { randomUUID } from 'node:crypto'
import type { ChatAnswer } from '@foyer/contract/chat'
import {
  type CompletionRequest,
  completion,
  completionRequest,
  modelEntry,
  modelList,
  openAiFailure,
} from '@foyer/contract/openai'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Asking } from '../../chat/answer-message.ts'
import type { Chat } from '../../chat/chat.ts'
import { answerAt, receive, unheard } from '../../chat/receive.ts'
import { textOf } from '../../http/describe/media.ts'
import { failureOf, loggable } from '../../http/errors.ts'
import { type EventStream, openEventStream } from '../../http/event-stream.ts'
import type { App } from '../../services.ts'
import { answerFailure, answerUnknownAddress, failureBodyOf } from './answer-failure.ts'
import { findModel, listModels } from './list-models.ts'
import { readRequest } from './read-request.ts'
import { requireKey } from './require-key.ts'
import { completionOf, firstChunk, lastChunk, nextChunk, type Reply, usageChunk } from './write-answer.ts'

const tags = ['OpenAI clients']
const chunks = textOf('Chunks as OpenAI’s clients read them, each as `data:`, and `data: [DONE]` at the end.')
const failures = { '4xx': openAiFailure, '5xx': openAiFailure } as const

/** OpenAI's protocol, with an assistant as the model: every program that speaks to one can speak to an assistant. */
export async function openAiRoutes(app: App, chat: Chat) {
  const { services } = chat
  app.setErrorHandler(answerFailure)
  await app.register(async (scope) => scope.setNotFoundHandler(answerUnknownAddress), { prefix: '/v1' })

  app.post(
    '/v1/chat/completions',
    {
      config: {
        access: 'bearer',
        media: { answer: { 'application/json': completion, 'text/event-stream': chunks } },
      },
      schema: {
        tags,
        operationId: 'createChatCompletion',
        summary: 'Ask an assistant as OpenAI’s clients do',
        body: completionRequest,
        response: { 200: completion, ...failures },
      },
    },
    async (request, reply) => {
      const { body } = request
      requireKey(request)
      const asking = await receive(chat, request, body.model, readRequest(body))
      asking.bringsHistory = true
      const head: Reply = {
        id: `chatcmpl-${randomUUID()}`,
        created: Math.floor(services.now().getTime() / 1_000),
        model: body.model,
      }
      if (body.stream) return stream(request, reply, asking, head)
      return completionOf(head, body, await answerAt(chat, reply, asking, unheard))
    },
  )

  async function stream(
    request: FastifyRequest<{ Body: CompletionRequest }>,
    reply: FastifyReply,
    asking: Asking,
    head: Reply,
  ) {
    const left = new AbortController()
    let opened: EventStream | undefined
    const accepted = () => {
      opened = openEventStream(request, reply, services.streams)
      opened.signal.addEventListener('abort', () => left.abort())
      opened.send(firstChunk(head))
    }
    const say = (text: string) => opened?.send(nextChunk(head, text))
    try {
      end(await answerAt(chat, reply, asking, { accepted, say, watched: true }, left))
    } catch (error) {
      if (!opened) throw error
      const failure = failureOf(error as Error)
      request.log.error({ err: loggable(failure.cause ?? failure) }, failure.message)
      opened.send(failureBodyOf(failure))
    } finally {
      opened?.close()
    }
    return reply

    function end(answer: ChatAnswer) {
      // Nothing was answered, so nothing was said on the way.
      if (answer.handoff?.state === 'person') say(answer.response)
      opened?.send(lastChunk(head, answer))
      if (request.body.stream_options?.include_usage) opened?.send(usageChunk(head, request.body, answer))
      opened?.sendText('[DONE]')
    }
  }

  app.get(
    '/v1/models',
    {
      config: { access: 'bearer' },
      schema: {
        tags,
        operationId: 'listModels',
        summary: 'The assistants that your key may ask',
        response: { 200: modelList, ...failures },
      },
    },
    async (request) => ({ object: 'list' as const, data: await listModels(services, request) }),
  )

  app.get(
    '/v1/models/:model',
    {
      config: { access: 'bearer' },
      schema: {
        tags,
        operationId: 'getModel',
        summary: 'One assistant that your key may ask',
        params: z.object({ model: z.string() }),
        response: { 200: modelEntry, ...failures },
      },
    },
    async (request) => findModel(services, request, request.params.model),
  )
}
