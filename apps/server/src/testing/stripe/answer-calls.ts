import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Books } from './books.ts'
import { StripeRefusal } from './books.ts'
import { buyingCalls } from './buying-calls.ts'
import type { Calls } from './calls.ts'
import { catalogCalls } from './catalog-calls.ts'
import { expandedAnswer } from './expand.ts'
import { checkFields } from './fields.ts'
import { type Form, listOf, readForm } from './form.ts'
import { subscriptionCalls } from './subscription-calls.ts'

const calls: Calls = { ...catalogCalls, ...buyingCalls, ...subscriptionCalls }

/** A simulated Stripe failure for calls whose path matches. */
export type Trouble = {
  status?: number
  slowMs?: number
  only?: RegExp
  /** The number of affected calls; all by default. */
  times?: number
}

type Answer = { status: number; body: object }

/** The part of Stripe's HTTP API that Foyer uses. */
export async function answerCalls(books: Books, secretKey: string) {
  const state = { trouble: null as Trouble | null, calls: [] as string[] }
  const answered = new Map<string, { request: string; answer: Answer }>()

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.test')
    const sent = request.method === 'POST' ? Buffer.concat(chunks).toString('utf8') : search.slice(1)
    const name = `${request.method} ${pathname}`
    state.calls.push(name)
    const trouble = await inTrouble(name)
    const key = request.headers['idempotency-key']?.toString()
    // Stripe also replays its own failures for a repeated idempotency key.
    if (trouble && trouble.status >= 500 && key && !answered.has(key))
      answered.set(key, { request: `${name}?${sent}`, answer: trouble })
    const { status, body } = trouble ?? answerOnce(request, name, sent)
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': books.newId('req'),
      'stripe-version': String(request.headers['stripe-version']),
    })
    response.end(JSON.stringify(body))
  }

  async function inTrouble(name: string): Promise<Answer | null> {
    const { trouble } = state
    if (!trouble || (trouble.only && !trouble.only.test(name))) return null
    if (trouble.times !== undefined && trouble.times-- <= 0) return null
    if (trouble.slowMs) await sleep(trouble.slowMs, undefined, { ref: false })
    if (!trouble.status) return null
    const type = trouble.status === 429 ? 'invalid_request_error' : 'api_error'
    return refusal(new StripeRefusal(trouble.status, { type, message: 'Something is wrong at Stripe.' }))
  }

  /** A repeated idempotency key returns the first answer and does nothing. */
  function answerOnce({ headers, method }: IncomingMessage, name: string, sent: string): Answer {
    if (headers.authorization !== `Bearer ${secretKey}`)
      return refusal(
        new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }),
      )
    const key = method === 'POST' ? headers['idempotency-key']?.toString() : undefined
    const before = key ? answered.get(key) : undefined
    const request = `${name}?${sent}`
    if (before && before.request !== request)
      return refusal(
        new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        }),
      )
    const answer = before?.answer ?? answerCall(name, readForm(sent))
    if (key) answered.set(key, { request, answer })
    return answer
  }

  function answerCall(name: string, form: Form): Answer {
    try {
      const { call, id, pattern } = findCall(name)
      const { expand, ...fields } = form
      checkFields(pattern, fields)
      const wanted = listOf(expand).filter((path) => typeof path === 'string')
      return { status: 200, body: expandedAnswer(books, call(books, fields, id), wanted) }
    } catch (error) {
      if (error instanceof StripeRefusal) return refusal(error)
      throw error
    }
  }

  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'api_error', message: `The stand-in failed: ${error}` } }))
    })
  })
  // Stripe keeps connections open for minutes. Node's default of five seconds could close one just as the next call is
  // sent.
  server.keepAliveTimeout = 300_000
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { state, url: `http://127.0.0.1:${port}`, goDown: close, comeBack: () => listen(port) }
}

function findCall(name: string) {
  const exact = calls[name]
  if (exact) return { call: exact, id: '', pattern: name }
  for (const [pattern, call] of Object.entries(calls)) {
    const id = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(name)?.[1]
    if (id !== undefined) return { call, id: decodeURIComponent(id), pattern }
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${name}).`,
  })
}

const refusal = ({ status, body }: StripeRefusal): Answer => ({ status, body: { error: body } })
