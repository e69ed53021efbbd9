import {
  answerFilters,
  conversation,
  conversationTotals,
  dateRanges,
  erased,
  testChatFilters,
} from '@foyer/contract/conversations'
import { ok } from '@foyer/contract/failure'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { filterOf, readTotals } from '../conversations/read-conversations.ts'
import { attachmentNamed } from '../http/attachment.ts'
import { linkNext } from '../http/link-next.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { deleteConversation, eraseVisitor } from './erase-conversations.ts'
import { readConversation, readConversations, readLive } from './read-conversations.ts'
import { writeDownload } from './write-download.ts'

const tags = ['Conversations']
const params = z.object({ id: z.string() })
const wanted = z.object({
  assistant: z.string().max(100).optional(),
  date: z.enum(dateRanges).optional(),
  tests: z.enum(testChatFilters).optional(),
  answers: z.enum(answerFilters).optional(),
  /** Minutes that the reader's clock is ahead of UTC: `today` begins at their midnight. */
  utcOffset: z.coerce.number().int().min(-720).max(840).optional(),
})
const download = { answer: { 'application/json': z.array(conversation) } }
// Whoever asks for a table is told that there is none, rather than handed something else under its name.
const format = { format: z.enum(['json']).default('json') }

const page = wanted.extend({
  q: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(1_000).optional(),
})

/** Conversations as owners see them. */
export async function inboxRoutes(app: App, services: Services) {
  const { db, now } = services

  app.get(
    '/api/conversations',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listConversations',
        summary: 'Conversations, newest first',
        querystring: page,
        response: { 200: z.array(conversation), ...failures },
      },
    },
    async (request, reply) => {
      const { shown, next } = await readConversations(services, request.account.id, request.query)
      if (next) linkNext(request, reply, { cursor: next })
      return shown
    },
  )

  app.get(
    '/api/conversations/totals',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getConversationTotals',
        summary: 'How many conversations and messages, and how they were rated',
        querystring: wanted,
        response: { 200: conversationTotals, ...failures },
      },
    },
    async (request) => readTotals(services, request.account.id, request.query),
  )

  app.get(
    '/api/conversations/live',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'listLiveConversations',
        summary: 'Conversations that are going on now; those that want a person first',
        response: { 200: z.array(conversation), ...failures },
      },
    },
    async (request) => readLive(services, request.account.id),
  )

  const today = () => now().toISOString().slice(0, 10)
  const save = (reply: FastifyReply, name: string, filter: Parameters<typeof writeDownload>[2]) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', attachmentNamed(name))
      .send(writeDownload(services, reply.request.account.id, filter))

  app.get(
    '/api/conversations/download',
    {
      config: { access: 'owner', media: download },
      schema: {
        tags,
        operationId: 'downloadConversations',
        summary: 'All conversations as a JSON file',
        querystring: wanted.extend(format),
      },
    },
    async (request, reply) => {
      const filter = await filterOf(services, request.account.id, request.query)
      return save(reply, `conversations-${filter.assistantId ?? 'all'}-${today()}.json`, filter)
    },
  )

  app.get(
    '/api/assistants/:id/conversations/download',
    {
      config: { access: 'owner', media: download },
      schema: {
        tags,
        operationId: 'downloadAssistantConversations',
        summary: 'Conversations of one assistant as a JSON file',
        params,
        querystring: z.object(format),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await findOwnedAssistant(db, request.account.id, id)
      return save(reply, `conversations-${id}-${today()}.json`, { assistantId: id })
    },
  )

  app.get(
    '/api/conversations/:id/download',
    {
      config: { access: 'owner', media: download },
      schema: {
        tags,
        operationId: 'downloadNamedConversations',
        summary: 'Conversations of one assistant as a JSON file named after it',
        params,
        querystring: z.object(format),
      },
    },
    async (request, reply) => {
      const { name } = await findOwnedAssistant(db, request.account.id, request.params.id)
      return save(reply, `${name}-conversations.json`, { assistantId: request.params.id })
    },
  )

  app.get(
    '/api/conversations/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'getConversation',
        summary: 'One conversation, whole',
        params,
        response: { 200: conversation, ...failures },
      },
    },
    async (request) => readConversation(services, request.account.id, request.params.id),
  )

  app.delete(
    '/api/conversations/:id',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'deleteConversation',
        summary: 'Delete a conversation and its files',
        params,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      await deleteConversation(services, request.account.id, request.params.id)
      return { message: 'Conversation deleted.' }
    },
  )

  app.delete(
    '/api/conversations/:id/visitor',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'eraseVisitor',
        summary: 'Erase the visitor of a conversation: all they said and sent',
        params,
        response: { 200: erased, ...failures },
      },
    },
    async (request) => {
      const deleted = await eraseVisitor(services, request.account.id, request.params.id)
      return { message: 'Visitor erased.', deleted }
    },
  )
}
