import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fetch } from '../http/http.ts'
import type { TokenStore } from '../session/session.ts'

export type ReceivedRequest = { method: string; path: string; authorization: string | null; body: string }
export type Reply = { status?: number; body?: unknown; text?: string; wait?: Promise<unknown> }

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const part of request) body += part
  return body
}

/** A real HTTP server that answers as the test says and records requests. */
export async function startServer(answer: (request: ReceivedRequest) => Reply | 'hang up') {
  const asked: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const each: ReceivedRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization ?? null,
      body: await bodyOf(request),
    }
    asked.push(each)
    const reply = answer(each)
    if (reply === 'hang up') return request.socket.destroy()
    await reply.wait
    response.writeHead(reply.status ?? 200)
    response.end(reply.text ?? (reply.body === undefined ? '' : JSON.stringify(reply.body)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const reach: Fetch = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return {
    asked,
    fetch: reach,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export function memoryStore(
  values: Record<string, string> = {},
): TokenStore & { values: Map<string, string> } {
  const kept = new Map(Object.entries(values))
  return {
    values: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token like the server’s, without a valid signature, which the browser never checks. */
export const tokenUntil = (seconds: number, name = 'a') =>
  `${encoded({ alg: 'HS256' })}.${encoded({ sid: name, exp: seconds })}.signature`

export const testUser = (firstName = 'Ada') => ({
  id: '5f1d2c8a-7d0b-4a53-9a52-0d8f2a1c9b11',
  firstName,
  lastName: 'Okafor',
  email: 'ada@example.com',
  companyName: null,
  role: 'user' as const,
  subscriptionTier: 'free' as const,
  profileImageUrl: null,
  createdAt: '2026-11-01T00:00:00.000Z',
})
