import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Returns false to pass the question on. */
type Reply = (response: ServerResponse, nth: number) => boolean

const json = (response: ServerResponse, status: number, body: object, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  return true
}

export const says = (answer: string): Reply => {
  return (response) => json(response, 200, { response: answer, sessionId: 's', answered: true, sources: [] })
}
/** In the formats of Foyer's API and OpenAI's. */
export const fails: Reply = (response) =>
  json(response, 500, { message: 'Something went wrong.', error: { message: 'Something went wrong.' } })
export const failsWithHtml: Reply = (response) => {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  return true
}
export const isBusyOnce: Reply = (response, nth) =>
  nth === 1 && json(response, 429, { message: 'Too many requests.' }, { 'retry-after': '1' })
export const isBusyForAnHour: Reply = (response) =>
  json(response, 429, { message: 'Too many requests.' }, { 'retry-after': '3600' })
export const lacksResponse: Reply = (response) => json(response, 200, { sessionId: 's' })
export const hangs: Reply = () => true

export type ReceivedQuestion = { message: string; sessionId?: string; authorization: string | undefined }

/** From Foyer's API, OpenAI's clients or MCP's tool. */
type Body = {
  message?: string
  sessionId?: string
  messages?: { content: string }[]
  params?: { arguments?: { question?: string } }
}

const questionIn = ({ message, messages, params }: Body) =>
  message ?? messages?.at(-1)?.content ?? params?.arguments?.question

/** Headers of a single connection or a compressed body. */
const connectionHeaders = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'keep-alive',
]

/** A proxy before the real server that answers some questions oddly. */
export async function serveOddly(upstream: string, oddly: Record<string, Reply>) {
  const asked: ReceivedQuestion[] = []
  const times = new Map<string, number>()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const said: Body = body ? JSON.parse(body) : {}
    const message = questionIn(said)
    if (message !== undefined) {
      asked.push({ message, sessionId: said.sessionId, authorization: request.headers.authorization })
      const nth = (times.get(message) ?? 0) + 1
      times.set(message, nth)
      if (oddly[message]?.(response, nth)) return
    }
    const forwarded = Object.entries(request.headers).filter(([name]) => !connectionHeaders.includes(name))
    const reply = await fetch(upstream + request.url, {
      method: request.method,
      headers: Object.fromEntries(forwarded) as Record<string, string>,
      ...(body && { body }),
    })
    response.writeHead(
      reply.status,
      [...reply.headers].filter(([name]) => !connectionHeaders.includes(name)),
    )
    response.end(await reply.text())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
