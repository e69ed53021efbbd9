import type { ChatAnswer, ChatRequest } from '@foyer/contract/chat'

export type FoyerOptions = {
  /** The URL of your Foyer server, for example https://foyer.example. */
  baseUrl: string
  /** An assistant's key, your account's key or a session token. Without one you ask as a visitor. */
  key?: string
  /** The number of retries after status 429. Defaults to 2. */
  retries?: number
  /** The longest wait before a retry, in seconds. Defaults to 60. */
  longestWait?: number
  /** The timeout of a request in milliseconds. Defaults to 30,000. Streams have none by default. */
  timeoutMs?: number
  /** A custom fetch, for proxies and tests. */
  fetch?: typeof globalThis.fetch
}

export type CallOptions = {
  /** Aborts the call or its stream. */
  signal?: AbortSignal
  timeoutMs?: number
  headers?: Record<string, string>
}

/** An error response. `code` is stable; `message` is for people. */
export class FoyerError extends Error {
  override name = 'FoyerError'
  readonly status: number
  readonly code: string
  readonly requestId: string | undefined
  /** A limit of the plan was reached, so retrying soon is useless. */
  readonly limitReached: boolean
  /** The wait the server requested, in seconds. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    body: { message?: string; code?: string; requestId?: string; limitReached?: boolean },
    retryAfter?: number,
  ) {
    super(body.message ?? `The server answered ${status}.`)
    this.status = status
    this.code = body.code ?? 'unknown'
    this.requestId = body.requestId
    this.limitReached = body.limitReached ?? false
    this.retryAfter = retryAfter
  }
}

/** Events of a streamed answer. `done` has the complete answer; `retract` discards the text so far, because a person stepped in. */
export type AnswerEvent =
  | { type: 'delta'; text: string }
  | { type: 'retract' }
  | ({ type: 'done' } & ChatAnswer)

type Query = Record<string, string | number | boolean | null | undefined>
type Call = { query?: Query | undefined; json?: unknown; body?: BodyInit; accept?: string; type?: string }
type ServerEvent = { event: string; data: string; id: string | undefined }

class Connection {
  readonly #options: FoyerOptions

  constructor(options: FoyerOptions) {
    this.#options = options
  }

  async json<Answer>(method: string, path: string, call: Call, options: CallOptions = {}): Promise<Answer> {
    const reply = await this.#send(method, path, call, options, true)
    const text = await reply.text()
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  async bytes(method: string, path: string, call: Call, options: CallOptions = {}): Promise<Blob> {
    return (await this.#send(method, path, call, options, true)).blob()
  }

  async *events(
    method: string,
    path: string,
    call: Call,
    options: CallOptions = {},
  ): AsyncGenerator<ServerEvent, void, void> {
    const reply = await this.#send(method, path, { ...call, accept: 'text/event-stream' }, options, false)
    if (reply.status === 204 || !reply.body) return
    const reader = reply.body.getReader()
    const decoder = new TextDecoder()
    let held = ''
    try {
      for (;;) {
        const { done, value } = await reader.read()
        held += done ? decoder.decode() : decoder.decode(value, { stream: true })
        // The last part may be incomplete until an empty line follows.
        const parts = held.split(/\r?\n\r?\n/)
        held = done ? '' : parts.pop()!
        for (const part of parts) {
          const event = readEvent(part)
          if (event) yield event
        }
        if (done) return
      }
    } finally {
      // Ends the request when the caller stops reading.
      await reader.cancel().catch(() => undefined)
    }
  }

  async #send(
    method: string,
    path: string,
    call: Call,
    options: CallOptions,
    bounded: boolean,
  ): Promise<Response> {
    const { baseUrl, key, retries = 2, longestWait = 60, timeoutMs = 30_000 } = this.#options
    const fetch = this.#options.fetch ?? globalThis.fetch
    const url = baseUrl.replace(/\/+$/, '') + path + queryText(call.query)
    for (let attempt = 0; ; attempt++) {
      const reply = await fetch(url, {
        method,
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          ...(call.json !== undefined && { 'content-type': 'application/json' }),
          ...(call.type && { 'content-type': call.type }),
          ...(call.accept && { accept: call.accept }),
          ...options.headers,
        },
        ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
        ...(call.body !== undefined && { body: call.body }),
        ...signalOf(options.signal, bounded ? (options.timeoutMs ?? timeoutMs) : options.timeoutMs),
      })
      if (reply.ok) return reply
      const failure = await readFailure(reply)
      const wait = failure.retryAfter ?? 2
      if (failure.status !== 429 || attempt >= retries || wait > longestWait) throw failure
      await pause(wait * 1_000, options.signal)
    }
  }
}

function signalOf(signal: AbortSignal | undefined, timeoutMs: number | undefined): { signal?: AbortSignal } {
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  if (signal && timeout) return { signal: AbortSignal.any([signal, timeout]) }
  const only = signal ?? timeout
  return only ? { signal: only } : {}
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

async function readFailure(reply: Response): Promise<FoyerError> {
  const after = Number(reply.headers.get('retry-after') ?? Number.NaN)
  const text = await reply.text().catch(() => '')
  let body: { message?: string; code?: string; error?: { message?: string; code?: string | null } } = {}
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy may answer in plain text.
    body = { message: text.slice(0, 200) || reply.statusText }
  }
  const { message, code } = body.error ?? body
  return new FoyerError(
    reply.status,
    { ...body, ...(message !== undefined && { message }), ...(code && { code }) },
    Number.isNaN(after) ? undefined : after,
  )
}

function readEvent(part: string): ServerEvent | null {
  let event = 'message'
  let id: string | undefined
  const data: string[] = []
  for (const line of part.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    else if (line.startsWith('id:')) id = line.slice(3).trim()
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  return data.length > 0 ? { event, data: data.join('\n'), id } : null
}

function queryText(query: Query | undefined): string {
  const told = Object.entries(query ?? {}).filter(([, value]) => value != null)
  const text = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

// biome-ignore lint/correctness/noUnusedVariables: the methods that are put in use it.
function formOf(fields: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData()
  // The server reads fields before the file, so the file goes last.
  const told = Object.entries(fields).sort(
    ([, one], [, two]) => Number(one instanceof Blob) - Number(two instanceof Blob),
  )
  for (const [name, value] of told) if (value !== undefined) form.set(name, value)
  return form
}

/** A method per API operation, with the same name. */
export class Foyer {
  readonly #server: Connection

  constructor(options: FoyerOptions) {
    this.#server = new Connection(options)
  }

  /** Streams the answer: `for await (const event of foyer.askAssistantStream(…))`. */
  async *askAssistantStream(
    assistantId: string,
    body: ChatRequest,
    options?: CallOptions,
  ): AsyncGenerator<AnswerEvent, void, void> {
    const path = `/api/chat/${encodeURIComponent(assistantId)}`
    for await (const { event, data } of this.#server.events('POST', path, { json: body }, options)) {
      if (event === 'delta') yield { type: 'delta', ...(JSON.parse(data) as { text: string }) }
      else if (event === 'retract') yield { type: 'retract' }
      else if (event === 'done') yield { type: 'done', ...(JSON.parse(data) as ChatAnswer) }
      else if (event === 'error') throw new FoyerError(500, JSON.parse(data))
    }
  }
  // METHODS
}
