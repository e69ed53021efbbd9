import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Behaviour =
  | {
      says: readonly string[]
      everyMs?: number
      firstAfterMs?: number
      cutAfter?: number
      /** Stalls after this many pieces with the connection open. */
      hangAfter?: number
      finish?: 'stop' | 'length' | 'content_filter'
      usage?: object
    }
  | {
      /** Search calls, sent at once after the text of `textBefore`. */
      searchesFor: readonly string[]
      textBefore?: readonly string[]
    }
  | { hangs: true }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { raw: string }

export type AskedModel = {
  model: string
  stream: boolean
  max_tokens?: number
  messages: { role: string; content: unknown }[]
  tools?: { type: string; function: { name: string; description: string; parameters: object } }[]
  tool_choice?: unknown
}

export async function startModelServer(behaviour: Behaviour = { says: ['Hello', '.'] }) {
  const state = {
    behaviour,
    answers: undefined as ((asked: AskedModel) => Behaviour) | undefined,
    asked: [] as AskedModel[],
    keys: [] as (string | undefined)[],
    /** `performance.now()` when each call's first and last piece were sent. */
    firstPieceAt: [] as number[],
    lastPieceAt: [] as number[],
    left: 0,
    /** The texts to embed, and the embedding function. Without one it fails. */
    embedded: [] as string[],
    meaning: null as ((text: string) => number[]) | null,
    served: { program: 'Ollama' as 'Ollama' | 'LM Studio', names: ['stand-in'] as readonly string[] },
  }
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })

  function embed(chunks: Buffer[], response: ServerResponse) {
    const { input } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { input: string | string[] }
    const texts = [input].flat()
    state.embedded.push(...texts)
    if (!state.meaning) return void response.writeHead(500).end('{"error":{"message":"No."}}')
    const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: state.meaning!(text) }))
    const usage = { prompt_tokens: texts.length, total_tokens: texts.length }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data, model: 'm', usage }))
  }

  /** Lists models: Ollama by its own protocol and OpenAI's, LM Studio by OpenAI's. */
  function tell(path: string, response: ServerResponse) {
    const { program, names } = state.served
    const found =
      path === '/api/tags' && program === 'Ollama'
        ? { models: names.map((name) => ({ name, model: name, size: 1, details: { family: 'llama' } })) }
        : path === '/v1/models'
          ? { object: 'list', data: names.map((id) => ({ id, object: 'model', owned_by: 'library' })) }
          : { error: `Unexpected endpoint or method. (GET ${path})` }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') return tell(request.url!, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url?.endsWith('/embeddings')) return embed(chunks, response)
    state.asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    state.keys.push(request.headers.authorization)
    const gone = new AbortController()
    response.on('close', () => {
      if (response.writableFinished) return
      state.left++
      gone.abort()
    })
    const does = state.answers?.(state.asked.at(-1)!) ?? state.behaviour
    if ('hangs' in does) return
    if ('status' in does) {
      response.writeHead(does.status, { 'content-type': 'application/json', ...does.headers })
      return void response.end(does.body ?? JSON.stringify({ error: { message: 'No.', type: 'error' } }))
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('raw' in does) return void response.end(does.raw)
    if ('searchesFor' in does) return call(response, does)
    await say(response, does, gone.signal)
  }

  function call(
    response: ServerResponse,
    { searchesFor, textBefore = [] }: Extract<Behaviour, { searchesFor: unknown }>,
  ) {
    const send = (delta: object, finish: string | null = null, usage?: object) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }], ...(usage && { usage }) })}\n\n`,
      )
    for (const content of textBefore) send({ role: 'assistant', content })
    for (const [index, query] of searchesFor.entries()) {
      const id = `call-${state.asked.length}-${index}`
      const written = JSON.stringify({ query })
      const called = { index, id, type: 'function', function: { name: 'search_website', arguments: '' } }
      send({ role: 'assistant', tool_calls: [called] })
      for (const half of [written.slice(0, 4), written.slice(4)])
        send({ tool_calls: [{ index, function: { arguments: half } }] })
    }
    send({}, 'tool_calls', { prompt_tokens: 120, completion_tokens: 9, total_tokens: 129 })
    response.end('data: [DONE]\n\n')
  }

  async function say(
    response: ServerResponse,
    does: Extract<Behaviour, { says: unknown }>,
    gone: AbortSignal,
  ) {
    const send = (choice: unknown, usage?: unknown) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: choice ? [choice] : [], ...(usage !== undefined && { usage }) })}\n\n`,
      )
    response.flushHeaders()
    if (does.firstAfterMs) await sleep(does.firstAfterMs, undefined, { signal: gone })
    for (const [nth, piece] of does.says.entries()) {
      if (nth > 0 && does.everyMs) await sleep(does.everyMs, undefined, { signal: gone })
      if (nth === does.cutAfter) return void response.destroy()
      if (nth === does.hangAfter) return
      if (nth === 0) state.firstPieceAt.push(performance.now())
      if (nth === does.says.length - 1) state.lastPieceAt.push(performance.now())
      send({ index: 0, delta: { role: 'assistant', content: piece }, finish_reason: null })
    }
    send({ index: 0, delta: {}, finish_reason: does.finish ?? 'stop' })
    send(null, {
      prompt_tokens: 120,
      completion_tokens: does.says.length,
      total_tokens: 120 + does.says.length,
      ...does.usage,
    })
    response.end('data: [DONE]\n\n')
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    state,
    // Verification is off: its extra calls would confuse tests of anything else.
    environment: {
      MODEL: 'compatible:stand-in',
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MODEL_VERIFY: 'off',
    },
    address: `http://127.0.0.1:${port}`,
    serves(program: 'Ollama' | 'LM Studio', names: readonly string[]) {
      state.served = { program, names }
    },
    does(next: Behaviour) {
      state.behaviour = next
      state.answers = undefined
    },
    answers(decide: (asked: AskedModel) => Behaviour) {
      state.answers = decide
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** Splits a text like a model: one word at a time, with its leading space. */
export const asTokens = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []
