import { randomUUID } from 'node:crypto'
import { completion, completionRequest, modelEntry, modelList, openAiFailure } from '@foyer/contract/openai'
import { z } from 'zod'
import { textMedia } from '../../platform/http/describe/media.ts'
import { conversationBodyBytes } from '../../platform/http/limits/body-limits.ts'
import type { App } from '../../services.ts'
import type { Chat } from '../../talk/chat/chat.ts'
import { answerAt, receive, silentSink } from '../../talk/chat/receive.ts'
import { streamAnswer } from '../../talk/chat/stream-answer.ts'
import { answerFailure, answerUnknownAddress } from './answer-failure.ts'
import { findModel, listAskableModels } from './list-models.ts'
import { readRequest } from './read-request.ts'
import { requireKey } from './require-key.ts'
import { type CompletionHead, completionOf } from './write-answer.ts'
import { inChunks } from './write-stream.ts'

const tags = ['OpenAI clients']
const chunks = textMedia(
  'Chunks as OpenAI’s clients read them, each as `data:`, and `data: [DONE]` at the end.',
)
const failures = { '4xx': openAiFailure, '5xx': openAiFailure } as const

/** OpenAI-compatible API in which assistants are the models. */
export async function openAiRoutes(app: App, chat: Chat) {
  const { services } = chat
  app.setErrorHandler(answerFailure)
  await app.register(async (scope) => scope.setNotFoundHandler(answerUnknownAddress), { prefix: '/v1' })

  app.post(
    '/v1/chat/completions',
    {
      bodyLimit: conversationBodyBytes,
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
      const received = await receive(chat, request, body.model, readRequest(body))
      received.bringsHistory = true
      const head: CompletionHead = {
        id: `chatcmpl-${randomUUID()}`,
        created: Math.floor(services.now().getTime() / 1_000),
        model: body.model,
      }
      if (body.stream) return streamAnswer(chat, request, reply, received, inChunks(head, body))
      return completionOf(head, body, await answerAt(chat, reply, received, silentSink))
    },
  )

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
    async (request) => ({ object: 'list' as const, data: await listAskableModels(services, request) }),
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
