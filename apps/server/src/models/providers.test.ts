import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openModel } from './open-model.ts'

// Each provider's own protocol, as its documentation gives it, so that the settings are known to reach all of them.

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

const answers: Record<
  string,
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
        response: { ...response, usage: { input_tokens: 11, output_tokens: 5 } },
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
          usage: { input_tokens: 11, output_tokens: 1 },
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
        usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 5, totalTokenCount: 16 },
      },
    ]
      .map(event)
      .join(''),
  },
}

const seen: { path: string; headers: Record<string, unknown>; body: string }[] = []
const server = createServer(async (request, reply) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ path: request.url!, headers: request.headers, body })
  const answer = Object.values(answers).find(({ path }) => path === request.url)
  reply.writeHead(answer ? 200 : 404, { 'content-type': 'text/event-stream' }).end(answer?.body)
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => server.close(closed)))

test.each(Object.keys(answers))('%s is asked in its own protocol', async (provider) => {
  const { port } = server.address() as AddressInfo
  const { model: settings } = readConfig({
    MODEL: `${provider}:a-model`,
    MODEL_API_KEY: 'the key',
    MODEL_BASE_URL: `http://127.0.0.1:${port}/v1/`,
  })
  const request = {
    instructions: 'Answer from the passages.',
    turns: [{ role: 'user' as const, content: 'When do you open?' }],
    pictures: [],
  }
  const stream = openModel(settings!).stream(request, new AbortController().signal)
  let said = ''
  let next = await stream.next()
  for (; !next.done; next = await stream.next()) said += next.value
  expect(said).toBe('We open at nine.')
  expect(next.value).toEqual({ input: 11, output: 5 })
  const { headers, body } = seen.at(-1)!
  expect(String(answers[provider]!.key(headers))).toContain('the key')
  expect(body).toContain('Answer from the passages.')
  expect(body).toContain('When do you open?')
})
