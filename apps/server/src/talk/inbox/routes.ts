import { conversation, conversationTotals, cutSentenceChange, erased } from '@foyer/contract/conversations'
import { ok } from '@foyer/contract/failure'
import { z } from 'zod'
import { linkNext } from '../../platform/http/link-next.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { readTotals } from '../conversations/read-conversations.ts'
import { markSentence } from '../conversations/true-sentences.ts'
import { conversationQuery } from './conversation-query.ts'
import { conversationDownloads } from './download-routes.ts'
import { deleteConversation, eraseVisitor } from './erase-conversations.ts'
import { readConversation, readConversations, readLive } from './read-conversations.ts'

const tags = ['Conversations']
const params = z.object({ id: z.string() })
const page = conversationQuery.extend({
  q: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(1_000).optional(),
})

export async function inboxRoutes(app: App, services: Services) {
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
        querystring: conversationQuery,
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

  conversationDownloads(app, services)

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

  app.put(
    '/api/conversations/:id/cut/:key',
    {
      config: { access: 'owner' },
      schema: {
        tags,
        operationId: 'sayWhetherTrue',
        summary: 'Say that a sentence which was left out of an answer was true, or take that back',
        params: params.extend({ key: z.string() }),
        body: cutSentenceChange,
        response: { 200: ok, ...failures },
      },
    },
    async (request) => {
      const { id: conversationId, key } = request.params
      const place = { accountId: request.account.id, conversationId, key }
      await markSentence(services.db, place, request.body.isTrue, services.now())
      return { message: request.body.isTrue ? 'Kept as true.' : 'Taken back.' }
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
