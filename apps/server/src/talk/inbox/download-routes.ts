import { conversation } from '@foyer/contract/conversations'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { attachmentHeader } from '../../platform/http/attachment.ts'
import type { App, Services } from '../../services.ts'
import { filterOf } from '../conversations/read-conversations.ts'
import { conversationQuery } from './conversation-query.ts'
import { writeDownload } from './write-download.ts'

const tags = ['Conversations']
const params = z.object({ id: z.string() })
const download = { answer: { 'application/json': z.array(conversation) } }
// Asking for another format is an error, rather than JSON under a wrong name.
const format = { format: z.enum(['json']).default('json') }

export function conversationDownloads(app: App, services: Services) {
  const { db, now } = services
  const today = () => now().toISOString().slice(0, 10)
  function save(reply: FastifyReply, name: string, filter: Parameters<typeof writeDownload>[2]) {
    const { id } = reply.request.account
    const file = services.downloads(id, writeDownload(services, id, filter))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', attachmentHeader(name))
      .send(file)
  }

  app.get(
    '/api/conversations/download',
    {
      config: { access: 'owner', media: download },
      schema: {
        tags,
        operationId: 'downloadConversations',
        summary: 'All conversations as a JSON file',
        querystring: conversationQuery.extend(format),
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
}
