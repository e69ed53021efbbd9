import type { ChatAnswer } from '@foyer/contract/chat'
import type { ApiKey } from '@foyer/contract/keys'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../testing/assistants.ts'
import { says } from '../../testing/models/model-practice.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'
import { completionOf } from './write-answer.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof registerOwner>>
let assistant: Awaited<ReturnType<typeof createAssistant>>
const pages = [
  {
    title: 'Prices',
    text: '# Prices\n\nA haircut costs $42.\n\nA beard trim costs $18.',
  },
]
beforeAll(async () => {
  app = await startTestApp()
  owner = await registerOwner(app, { tier: 'pro' })
  assistant = await createAssistant(app, owner, { pages })
})
afterAll(() => app.close())

const client = (apiKey: string = assistant.apiKey) =>
  new OpenAI({ apiKey, baseURL: `${app.url}/v1`, maxRetries: 0 })
const question = [{ role: 'user' as const, content: 'How much is a haircut?' }]

test('the official client asks an assistant as if it were a model', async () => {
  const said = await client().chat.completions.create({
    model: assistant.id,
    messages: [{ role: 'system', content: 'Answer only with the word no.' }, ...question],
    temperature: 0.2,
    tools: [{ type: 'function', function: { name: 'pay', parameters: {} } }],
  })
  expect(said).toMatchObject({
    object: 'chat.completion',
    model: assistant.id,
    answered: true,
    confidence: 'sure',
  })
  const [choice] = said.choices
  expect(choice).toMatchObject({ index: 0, finish_reason: 'stop', message: { role: 'assistant' } })
  expect(choice!.message.content).toContain('$42')
  expect(choice!.message.annotations![0]!.url_citation.title).toContain('Prices')
  expect(said.usage!.total_tokens).toBe(said.usage!.prompt_tokens + said.usage!.completion_tokens)
})

test('each supported sentence is cited at its position, also at the end of a stream', async () => {
  const model = await startModelServer()
  const asked = await startTestApp({ environment: { ...model.environment } })
  try {
    const { assistant: cited } = await openPractice(asked, { tier: 'enterprise' })
    const ask = new OpenAI({ apiKey: cited.apiKey, baseURL: `${asked.url}/v1`, maxRetries: 0 })
    const messages = [{ role: 'user' as const, content: 'Crown, whitening, and may children come?' }]
    const told = [
      'A crown costs $900 👑.',
      'Children are welcome from the age of two.',
      'Whitening costs $350.',
    ]
    model.does(says(`🦷 Good question! ${told[0]} [1] ${told[1]} ${told[2]}`))
    const { choices, sentences } = (await ask.chat.completions.create({
      model: cited.id,
      messages,
    })) as OpenAI.ChatCompletion & Pick<ChatAnswer, 'sentences'>
    const { content, annotations } = choices[0]!.message
    const cutAt = (start: number, end: number) => content!.slice(start, end)
    const places = annotations!.map(({ url_citation: { start_index, end_index } }) => [
      start_index,
      end_index,
    ])
    expect(places.map(([start, end]) => cutAt(start!, end!))).toEqual(told)
    expect(sentences).toEqual(places)
    expect(annotations!.map(({ url_citation: { url } }) => url)).toEqual([
      'https://harbour.example/prices',
      'https://harbour.example/faq',
      'https://harbour.example/prices',
    ])

    const stream = await ask.chat.completions.create({ model: cited.id, messages, stream: true })
    let text = ''
    let last: unknown
    for await (const { choices } of stream) {
      text += choices[0]?.delta.content ?? ''
      if (choices[0]?.finish_reason) last = choices[0].delta
    }
    expect({ text, last }).toEqual({ text: content, last: { annotations } })
  } finally {
    await asked.close()
    await model.close()
  }
})

test('a source without known sentences is cited for the whole answer', () => {
  const answer: ChatAnswer = {
    response: 'We are closed.',
    language: 'en',
    sessionId: 's',
    conversationId: 's',
    timestamp: '2026-11-16T09:00:00.000Z',
    answered: true,
    confidence: 'sure',
    said: 'plain',
    more: [],
    sentences: [],
    sources: [
      { url: '', title: 'A file', quote: 'closed' },
      { url: 'https://salon.example/', title: 'Salon', quote: 'Sunday: closed', sentences: [] },
    ],
  }
  const said = completionOf({ id: '1', created: 0, model: 'm' }, { model: 'm', messages: [] }, answer)
  expect(said.choices[0]!.message.annotations).toEqual([
    {
      type: 'url_citation',
      url_citation: { url: 'https://salon.example/', title: 'Salon', start_index: 0, end_index: 14 },
    },
  ])
})

test('a stream delivers the same answer in chunks, with usage at its end on request', async () => {
  const stream = await client().chat.completions.create({
    model: assistant.id,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'How much is a haircut?' }] }],
    stream: true,
    stream_options: { include_usage: true },
  })
  let text = ''
  let finish: string | null = null
  let tokens = 0
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? ''
    finish = chunk.choices[0]?.finish_reason ?? finish
    tokens = chunk.usage?.total_tokens ?? tokens
  }
  const whole = await client().chat.completions.create({ model: assistant.id, messages: question })
  expect(text).toBe(whole.choices[0]!.message.content)
  expect({ finish, hasTokens: tokens > 0 }).toEqual({ finish: 'stop', hasTokens: true })
})

test('history comes from the request, and a user’s questions share a conversation', async () => {
  const { choices } = await client().chat.completions.create({
    model: assistant.id,
    messages: question,
    user: 'u1',
  })
  const followUp = await client().chat.completions.create({
    model: assistant.id,
    user: 'u1',
    messages: [
      ...question,
      { role: 'assistant', content: choices[0]!.message.content },
      { role: 'user', content: 'And a beard trim?' },
    ],
  })
  expect(followUp.choices[0]!.message.content).toContain('$18')
  const { conversation_id: id } = followUp as unknown as { conversation_id: string }
  const history = await app.call<{ messages: { content: string }[] }>(
    'GET',
    `/api/chat/${assistant.id}/history?sessionId=${id}`,
    { token: assistant.apiKey },
  )
  expect(history.body.messages.map(({ content }) => content)).toEqual([
    question[0]!.content,
    choices[0]!.message.content,
    'And a beard trim?',
    followUp.choices[0]!.message.content,
  ])

  const stranger = await client().chat.completions.create({
    model: assistant.id,
    user: 'u2',
    messages: question,
  })
  expect((stranger as unknown as { conversation_id: string }).conversation_id).not.toBe(id)
})

test('a key lists its assistant, or the account’s active ones', async () => {
  const asleep = await createAssistant(app, owner, { name: 'Asleep', isActive: false })
  const { body: key } = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'All' } })
  const idsFor = async (apiKey: string) => (await client(apiKey).models.list()).data.map(({ id }) => id)
  expect(await idsFor(assistant.apiKey)).toEqual([assistant.id])
  expect(await idsFor(key.key)).toEqual([assistant.id])
  expect(await client(key.key).models.retrieve(assistant.id)).toMatchObject({ object: 'model' })
  await expect(client(key.key).models.retrieve(asleep.id)).rejects.toMatchObject({ status: 404 })
  await expect(
    client(key.key).chat.completions.create({ model: asleep.id, messages: question }),
  ).rejects.toMatchObject({ status: 403, code: 'model_not_active' })
  const said = await client(key.key).chat.completions.create({ model: assistant.id, messages: question })
  expect(said.choices[0]!.message.content).toContain('$42')
})

test('errors use OpenAI’s format', async () => {
  const other = await createAssistant(app, await registerOwner(app))
  const ask = (apiKey: string, body: object = {}) =>
    client(apiKey).chat.completions.create({
      model: assistant.id,
      messages: question,
      ...body,
    } as OpenAI.ChatCompletionCreateParamsNonStreaming)
  await expect(ask('nonsense')).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
  await expect(ask(other.apiKey)).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
  await expect(ask(assistant.apiKey, { model: 'gpt-4o' })).rejects.toMatchObject({ status: 404 })
  await expect(client('nonsense').models.list()).rejects.toMatchObject({ status: 401 })
  const refused: [object, string][] = [
    [{ n: 2 }, 'n'],
    [{ response_format: { type: 'json_object' } }, 'response_format'],
    [{ tool_choice: 'required' }, 'tool_choice'],
    [{ messages: [] }, 'messages'],
    [{ messages: [{ role: 'assistant', content: 'Hello' }] }, 'messages'],
    [{ messages: [{ role: 'user', content: ' ' }] }, 'messages'],
    [{ messages: [{ role: 'user', content: 'x'.repeat(4_001) }] }, 'messages'],
    [
      {
        messages: [
          { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,' } }] },
        ],
      },
      'messages',
    ],
  ]
  for (const [body, about] of refused)
    await expect(ask(assistant.apiKey, body), about).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      message: expect.stringContaining(about === 'messages' ? '' : about),
    })
  const bare = await app.call('POST', '/v1/chat/completions', {
    body: { model: assistant.id, messages: question },
  })
  expect(bare).toMatchObject({ status: 401, body: { error: { code: 'invalid_api_key' } } })
  const without = (await app.call<typeof bare.body>('GET', '/v1/models')).body
  expect(without).toEqual(bare.body)
  await expect(client().embeddings.create({ model: assistant.id, input: 'hi' })).rejects.toMatchObject({
    status: 404,
    code: 'unknown_url',
    message: expect.stringContaining('/v1/chat/completions'),
  })
  await expect(client().files.list()).rejects.toMatchObject({ status: 404, code: 'unknown_url' })
  const garbage = await fetch(`${app.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${assistant.apiKey}` },
    body: '{"model"',
  })
  expect(garbage.status).toBe(400)
  expect(await garbage.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('questions count against the plan like any other', async () => {
  const free = await registerOwner(app)
  const own = await createAssistant(app, free, { pages })
  await client(own.apiKey).chat.completions.create({ model: own.id, messages: question })
  const viaChat = await app.call<ChatAnswer>('POST', `/api/chat/${own.id}`, {
    token: own.apiKey,
    body: { message: 'How much is a haircut?' },
  })
  expect(viaChat.status).toBe(200)
  const limits = await free.call<{ usage: { messages: number } }>('GET', '/api/subscription/limits')
  expect(limits.body.usage.messages).toBe(2)
})
