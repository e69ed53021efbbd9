import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ChatAnswer } from '../../packages/contract/src/chat.ts'
import { listen } from './listen.ts'

type Behavior = (request: IncomingMessage, response: ServerResponse) => void

/** Passes requests on, or lets a test break them. */
export async function startProxy(target: string) {
  const rules: { pattern: RegExp; behave: Behavior }[] = []
  const seen: string[] = []

  function pass(request: IncomingMessage, response: ServerResponse) {
    const { hostname, port } = new URL(target)
    const upstream = forward(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    upstream.on('error', () => response.destroy())
    // Closing an event stream closes it upstream too.
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  }

  const server = await listen((request, response) => {
    const preflight = request.method === 'OPTIONS'
    if (!preflight) seen.push(`${request.method} ${request.url}`)
    const rule = rules.find(({ pattern }) => pattern.test(`${request.method} ${request.url}`))
    if (rule && !preflight) rule.behave(request, response)
    else pass(request, response)
  })
  return {
    ...server,
    seen,
    when(pattern: RegExp, behave: Behavior) {
      rules.unshift({ pattern, behave })
    },
    reset() {
      rules.length = 0
      seen.length = 0
    },
  }
}

const open = { 'access-control-allow-origin': '*' }

export const chatOf = (assistantId: string) => new RegExp(`POST /api/chat/${assistantId}$`)
export const configOf = (assistantId: string) => new RegExp(`GET /api/embed/config/${assistantId}`)

export const dead: Behavior = (_request, response) => {
  response.destroy()
}

export const silent: Behavior = () => {}

export const answerWith =
  (status: number, body: string, type = 'application/json'): Behavior =>
  (_request, response) => {
    response.writeHead(status, { ...open, 'content-type': type })
    response.end(body)
  }

export const refuse = (status: number, code: string, more: object = {}): Behavior =>
  answerWith(status, JSON.stringify({ message: 'No.', code, ...more }))

type Step = { text: string } | { wait: number } | { cut: Promise<unknown> | true } | { error: string }

/** An event stream with the test's pauses and breaks. */
export const stream =
  (steps: (Step | string)[], sources: ChatAnswer['sources'] = [], more: object = {}): Behavior =>
  async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { sessionId } = JSON.parse(String(Buffer.concat(chunks)))
    response.writeHead(200, { ...open, 'content-type': 'text/event-stream' })
    const emit = (event: string, data: object) =>
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    let whole = ''
    for (const each of steps) {
      const step = typeof each === 'string' ? { text: each } : each
      if ('text' in step) {
        whole += step.text
        emit('delta', step)
      } else if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait))
      else if ('error' in step) {
        emit('error', { message: 'No.', code: step.error })
        return void response.end()
      } else {
        // Browsers discard unread data when a connection breaks.
        await step.cut
        return void response.destroy()
      }
    }
    emit('done', {
      response: whole,
      language: 'en',
      sessionId,
      conversationId: sessionId,
      timestamp: new Date().toISOString(),
      answered: true,
      sources,
      ...more,
    })
    response.end()
  }
