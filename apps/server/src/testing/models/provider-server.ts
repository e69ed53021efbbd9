import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mayCall, providerCalls } from './provider-calls.ts'

// Each provider's documented protocol, to prove that settings reach all of them.

const event = (data: object & { type?: string }) =>
  `${data.type ? `event: ${data.type}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const message = { id: 'm', type: 'message', role: 'assistant', status: 'in_progress', content: [] }
const response = {
  id: 'r',
  object: 'response',
  created_at: 1,
  model: 'a-model',
  status: 'completed',
  output: [],
}

/** Each says 'We open at nine.' and reports four of eleven input tokens as cached. */
export const providerAnswers: Record<
  'openai' | 'anthropic' | 'google',
  { path: string; key: (headers: Record<string, unknown>) => unknown; body: string }
> = {
  openai: {
    path: '/v1/responses',
    key: (headers) => headers.authorization,
    body: [
      { type: 'response.created', response: { ...response, status: 'in_progress' } },
      { type: 'response.output_item.added', output_index: 0, item: message },
      {
        type: 'response.output_text.delta',
        item_id: 'm',
        output_index: 0,
        content_index: 0,
        delta: 'We open',
      },
      {
        type: 'response.output_text.delta',
        item_id: 'm',
        output_index: 0,
        content_index: 0,
        delta: ' at nine.',
      },
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: {
          ...message,
          status: 'completed',
          content: [{ type: 'output_text', text: 'We open at nine.', annotations: [] }],
        },
      },
      {
        type: 'response.completed',
        response: {
          ...response,
          usage: { input_tokens: 11, input_tokens_details: { cached_tokens: 4 }, output_tokens: 5 },
        },
      },
    ]
      .map(event)
      .join(''),
  },
  anthropic: {
    path: '/v1/messages',
    key: (headers) => headers['x-api-key'],
    body: [
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          content: [],
          model: 'a-model',
          stop_reason: null,
          // Anthropic's count excludes cached tokens, the others' includes them.
          usage: { input_tokens: 7, cache_read_input_tokens: 4, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'We open' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: ' at nine.' } },
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: 5 },
      },
      { type: 'message_stop' },
    ]
      .map(event)
      .join(''),
  },
  google: {
    path: '/v1/models/a-model:streamGenerateContent?alt=sse',
    key: (headers) => headers['x-goog-api-key'],
    body: [
      { candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'We open' }] } }] },
      {
        candidates: [
          { index: 0, content: { role: 'model', parts: [{ text: ' at nine.' }] }, finishReason: 'STOP' },
        ],
        usageMetadata: {
          promptTokenCount: 11,
          cachedContentTokenCount: 4,
          candidatesTokenCount: 5,
          totalTokenCount: 16,
        },
      },
    ]
      .map(event)
      .join(''),
  },
}

/** Embeddings: Google takes one text or a batch per call, OpenAI and Ollama always a list. */
function embed(path: string, body: string): object | null {
  const asked = /^\/v1\/(?:embeddings|models\/[^/:]+:(embedContent|batchEmbedContents))$/.exec(path)
  if (!asked) return null
  const values = [3, 4]
  const sent = JSON.parse(body)
  if (asked[1] === 'embedContent') return { embedding: { values } }
  if (asked[1]) return { embeddings: sent.requests.map(() => ({ values })) }
  const data = sent.input.map((_: string, index: number) => ({
    object: 'embedding',
    embedding: values,
    index,
  }))
  return { object: 'list', data, model: sent.model, usage: { prompt_tokens: 7, total_tokens: 7 } }
}

type ProviderRequest = { path: string; headers: Record<string, unknown>; body: string }

/** A server that answers like OpenAI, Anthropic or Google, depending on the path. */
export async function startProviderServer() {
  const seen: ProviderRequest[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ path: request.url!, headers: request.headers, body })
    const numbers = embed(request.url!, body)
    if (numbers)
      return void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(numbers))
    const [provider, answer] =
      Object.entries(providerAnswers).find(([, { path }]) => path === request.url) ?? []
    const says = provider && mayCall(body) ? providerCalls[provider as keyof typeof providerCalls] : answer
    reply.writeHead(says ? 200 : 404, { 'content-type': 'text/event-stream' }).end(says?.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    seen,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
