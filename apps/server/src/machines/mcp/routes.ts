import { rates } from '@foyer/contract/rates'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'
import { limitPerMinute } from '../../platform/http/limits/limit-per-minute.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App } from '../../services.ts'
import type { Chat } from '../../talk/chat/chat.ts'
import { beginVisit } from './begin-visit.ts'
import { makeServer, type Visit } from './make-server.ts'

const params = z.object({ assistantId: z.string() })
const jsonRpc = z.looseObject({ jsonrpc: z.literal('2.0'), id: z.union([z.string(), z.number()]).optional() })

export async function mcpRoutes(app: App, chat: Chat) {
  const { services } = chat
  const handler = createMcpHandler(
    ({ authInfo }) => makeServer(chat, (authInfo!.extra as { visit: Visit }).visit),
    {
      // Our tools never change, so subscriptions are of little use.
      maxSubscriptions: 100,
      onerror: (error) => services.log.debug({ err: error }, 'a tool request was refused'),
    },
  )
  app.addHook('preClose', () => handler.close())
  const count = limitPerMinute({
    now: services.now,
    most: rates.mcpRequestsPerMinutePerAddress,
    message: 'Too many requests. Please wait a moment.',
  })

  const media = {
    body: { 'application/json': jsonRpc },
    answer: { 'application/json': jsonRpc, 'text/event-stream': jsonRpc },
  }
  // GET and DELETE get the protocol's own refusal.
  for (const method of ['POST', 'GET', 'DELETE'] as const) {
    app.route({
      method,
      url: '/mcp/:assistantId',
      exposeHeadRoute: false,
      config: { access: 'visitor', media },
      schema: {
        hide: method !== 'POST',
        tags: ['MCP'],
        operationId: 'callMcp',
        summary: 'An assistant as an MCP server, with the tools ask, search_pages and read_page',
        params,
        response: failures,
      },
      async handler(request, reply) {
        const { body } = request
        // The protocol dropped batches in 2025, and they would bypass the rate limit.
        if (Array.isArray(body)) throw new Failure('bad_request', 'Send one message at a time.')
        const visit = await beginVisit(chat, request, request.params.assistantId)
        if (method === 'POST' && !isToolCall(body)) count(request.visitorAddress)
        const authInfo = { token: '', clientId: visit.caller.kind, scopes: [], extra: { visit } }
        const answer = await handler.fetch(asWebRequest(request, reply), {
          authInfo,
          parsedBody: body,
        })
        return reply.send(answer as never)
      },
    })
  }
}

const isToolCall = (body: unknown) =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call'

function asWebRequest({ method, url, headers }: FastifyRequest, { raw }: FastifyReply): Request {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'content-length',
  )
  return new Request(new URL(url, 'http://localhost'), { method, headers: kept, signal: left.signal })
}
