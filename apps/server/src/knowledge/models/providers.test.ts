import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startModelServer } from '../../testing/models/model-server.ts'
import { providerCalls } from '../../testing/models/provider-calls.ts'
import { providerAnswers, startProviderServer } from '../../testing/models/provider-server.ts'
import { openEmbedder } from './embeddings/embedder.ts'
import { openModel } from './open-model.ts'

let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())

type Provider = keyof typeof providerAnswers

test.each(Object.keys(providerAnswers) as Provider[])('%s is asked in its own protocol', async (provider) => {
  const { model: settings } = readConfig({
    MODEL: `${provider}:a-model`,
    MODEL_API_KEY: 'the key',
    MODEL_BASE_URL: `${server.baseUrl}/`,
  })
  const request = {
    beginning: 'the-same-each-time',
    instructions: 'Answer from the passages.',
    turns: [{ role: 'user' as const, content: 'When do you open?' }],
    pictures: [],
  }
  const stream = openModel(settings!).stream(request, new AbortController().signal)
  let said = ''
  let next = await stream.next()
  for (; !next.done; next = await stream.next()) said += next.value
  expect(said).toBe('We open at nine.')
  expect(next.value).toEqual({ input: 11, output: 5, cached: 4 })
  const { headers, body } = server.seen.at(-1)!
  expect(String(providerAnswers[provider].key(headers))).toContain('the key')
  expect(body).toContain('Answer from the passages.')
  expect(body).toContain('When do you open?')
  expect(JSON.parse(body)).toMatchObject(toldToKeep[provider])
})

test.each(Object.keys(providerAnswers) as Provider[])(
  '%s lets its model search, in its own protocol',
  async (provider) => {
    const { model: settings } = readConfig({
      MODEL: `${provider}:a-model`,
      MODEL_API_KEY: 'the key',
      MODEL_BASE_URL: server.baseUrl,
    })
    const order: string[] = []
    const model = openModel(settings!)
    expect(model.searches).toBe(true)
    const asked = server.seen.length
    const stream = model.stream(
      {
        instructions: 'Answer from the passages.',
        turns: [{ role: 'user', content: 'When do you open?' }],
        pictures: [],
        search: {
          find: async (query) => {
            order.push(`asked for ${query}`)
            return 'At nine, says the page.'
          },
          found: () => order.push('found'),
        },
      },
      new AbortController().signal,
    )
    let next = await stream.next()
    for (; !next.done; next = await stream.next()) order.push(next.value)
    expect(order).toEqual(['asked for opening hours', 'found', 'We open', ' at nine.'])
    expect(next.value).toEqual({ input: 20, output: 8, cached: 4 })
    const bodies = server.seen.slice(asked).map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toContain('Finds passages of the business’s website')
    expect(bodies[1]).toMatch(providerCalls[provider].answered)
  },
)

/** Providers differ: Anthropic needs a mark, OpenAI a key, Google nothing. */
const toldToKeep: Record<Provider, object> = {
  anthropic: {
    system: [{ type: 'text', text: 'Answer from the passages.', cache_control: { type: 'ephemeral' } }],
  },
  openai: { prompt_cache_key: 'the-same-each-time' },
  google: { systemInstruction: { parts: [{ text: 'Answer from the passages.' }] } },
}

test('a self-hosted server gets no cache options, and its cache counts are read', async () => {
  const own = await startModelServer({
    says: ['At nine.'],
    usage: { prompt_tokens: 90, prompt_tokens_details: { cached_tokens: 64 } },
  })
  const { model: settings } = readConfig(own.environment)
  const ask = async () => {
    const stream = openModel(settings!).stream(
      {
        instructions: 'Be brief.',
        beginning: 'x',
        turns: [{ role: 'user', content: 'When?' }],
        pictures: [],
      },
      new AbortController().signal,
    )
    let next = await stream.next()
    while (!next.done) next = await stream.next()
    return next.value
  }
  expect(await ask()).toEqual({ input: 90, output: 1, cached: 64 })
  expect(JSON.stringify(own.state.asked.at(-1))).not.toMatch(/cache/)
  // Some servers report impossible counts.
  for (const [cached, counted] of [
    [1_000, 90],
    [-3, undefined],
    [0.5, undefined],
  ]) {
    own.does({
      says: ['At nine.'],
      usage: { prompt_tokens: 90, prompt_tokens_details: { cached_tokens: cached } },
    })
    expect((await ask()).cached).toBe(counted)
  }
  await own.close()
})

/** The request that a provider gets for these texts. */
async function embedded(provider: string, name: string, as: 'question' | 'passage', texts: string[]) {
  const { model: settings } = readConfig({
    MODEL: `${provider}:a-model`,
    MODEL_API_KEY: 'the key',
    MODEL_BASE_URL: server.baseUrl,
    MODEL_EMBEDDINGS: name,
  })
  const answer = await openEmbedder(settings!)!.embed(texts, as, new AbortController().signal)
  expect(answer.vectors.map((vector) => [...vector])).toEqual(
    texts.map(() => [Math.fround(0.6), Math.fround(0.8)]),
  )
  expect(answer.tokens).toBeGreaterThan(0)
  const { path, headers, body } = server.seen.at(-1)!
  return { path, headers, body: JSON.parse(body) }
}

test('Google embeds texts in its own protocol, questions unlike passages', async () => {
  const one = await embedded('google', 'gemini-embedding-001', 'question', ['When do you open?'])
  expect(one.path).toBe('/v1/models/gemini-embedding-001:embedContent')
  expect(one.headers['x-goog-api-key']).toBe('the key')
  expect(one.body).toMatchObject({
    content: { parts: [{ text: 'When do you open?' }] },
    taskType: 'RETRIEVAL_QUERY',
    outputDimensionality: 768,
  })
  const two = await embedded('google', 'gemini-embedding-001', 'passage', [
    'We open at nine.',
    'Closed on Monday.',
  ])
  expect(two.path).toBe('/v1/models/gemini-embedding-001:batchEmbedContents')
  expect(two.body.requests).toMatchObject([
    { content: { parts: [{ text: 'We open at nine.' }] }, taskType: 'RETRIEVAL_DOCUMENT' },
    { content: { parts: [{ text: 'Closed on Monday.' }] }, taskType: 'RETRIEVAL_DOCUMENT' },
  ])
  // The newer model has the task in the text and refuses the option.
  const newer = await embedded('google', 'gemini-embedding-2', 'question', ['When?'])
  expect(newer.body.content.parts).toEqual([{ text: 'task: search result | query: When?' }])
  expect(newer.body).not.toHaveProperty('taskType')
})

test.each([
  ['openai', 'text-embedding-3-small', 'When?', 768],
  ['openai', 'text-embedding-ada-002', 'When?', undefined],
  ['compatible', 'nomic-embed-text', 'search_query: When?', undefined],
  ['compatible', 'intfloat/multilingual-e5-large', 'query: When?', undefined],
  ['compatible', 'all-minilm', 'When?', undefined],
])('%s embeds texts for %s in OpenAI’s protocol', async (provider, name, input, dimensions) => {
  const { path, body } = await embedded(provider, name, 'question', ['When?'])
  expect(path).toBe('/v1/embeddings')
  expect(body).toMatchObject({ model: name, input: [input] })
  expect(body.dimensions).toBe(dimensions)
})
