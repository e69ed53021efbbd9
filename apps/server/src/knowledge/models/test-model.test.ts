import type { ModelProvider } from '@foyer/contract/model-providers'
import type { ListedModel, ModelTest } from '@foyer/contract/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../platform/admin/make-admin.ts'
import { type ModelServer, startModelServer } from '../../testing/models/model-server.ts'
import { startProviderServer } from '../../testing/models/provider-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const key = 'sk-the-operators-own-key-4321'

let model: ModelServer
let app: TestApp
let operator: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  model = await startModelServer()
  app = await startTestApp()
  operator = await registerOwner(app)
  await makeAdmin(app.services.db, operator.id)
})
afterAll(async () => {
  await app.close()
  await model.close()
})

const standIn = (more: object = {}) => ({
  provider: 'compatible',
  name: 'stand-in',
  baseUrl: model.environment.MODEL_BASE_URL,
  apiKey: key,
  ...more,
})
const add = (body: object) => operator.call<ListedModel>('POST', '/api/operator/models', { body })
const tryOut = async (body: object) =>
  (await operator.call<ModelTest>('POST', '/api/operator/model-test', { body })).body

test('testing a model makes a small real call', async () => {
  model.does({ says: ['Rea', 'dy.'] })
  const tried = await tryOut(standIn())
  expect(tried).toMatchObject({ works: true, said: 'Ready.', patienceMs: 8_000 })
  const { body: added } = await add(standIn())
  const { body: stored } = await operator.call('POST', `/api/operator/models/${added.id}/test`)
  expect(stored).toMatchObject({ works: true, said: 'Ready.' })
  expect(model.state.keys.at(-1)).toBe(`Bearer ${key}`)
  // The unsaved change is tested with the stored key, which goes to no other address.
  const changed = (body: object) => operator.call('POST', `/api/operator/models/${added.id}/test`, { body })
  expect((await changed(standIn({ apiKey: '', name: 'renamed' }))).body).toMatchObject({ works: true })
  expect(model.state.asked.at(-1)!.model).toBe('renamed')
  expect(model.state.keys.at(-1)).toBe(`Bearer ${key}`)
  await changed(standIn({ apiKey: '', baseUrl: `${model.environment.MODEL_BASE_URL}/x` }))
  expect(model.state.keys.at(-1)).toBeUndefined()
  expect((await changed({ provider: 'openai', name: 'm' })).status).toBe(400)
  expect((await changed({ name: 7 })).status).toBe(400)
  await operator.call('DELETE', `/api/operator/models/${added.id}`)
})

/** A server that keeps this many characters from the end, with an obedient model. */
function obey({ keeps = Number.POSITIVE_INFINITY, tools = true }) {
  model.answers(({ messages, tools: offered }) => {
    if (offered && !tools)
      return { status: 400, body: JSON.stringify({ error: { message: 'No tools, please.' } }) }
    const read = messages
      .map(({ content }) => String(content))
      .join('\n')
      .slice(-keeps)
    const code = /The code word is (\S+)\./.exec(read)?.[1]
    if (offered && !code) return { searchesFor: ['code word'] }
    return { says: [code ?? 'ready'] }
  })
}

test('testing a model detects a server that truncates long prompts', async () => {
  const long = async () => {
    const { longPrompt, inputTokens } = (await tryOut(standIn())) as Extract<ModelTest, { works: true }>
    expect(inputTokens).toBe(8_000)
    return longPrompt
  }
  obey({})
  expect(await long()).toBe('known')
  const lengths = model.state.asked.map(({ messages }) => JSON.stringify(messages).length)
  expect(Math.max(...lengths)).toBeGreaterThan(7_000 * 4)
  expect(Math.max(...lengths)).toBeLessThan(8_000 * 4)
  // Ollama's default context is 4,096 tokens.
  obey({ keeps: 4_096 * 4 })
  expect(await long()).toBe('cut')
  model.answers(({ messages }) =>
    JSON.stringify(messages).length > 9_000
      ? { status: 400, body: '{"error":{"message":"maximum context length is 2048"}}' }
      : { says: ['ready'] },
  )
  expect(await long()).toBe('refused')
})

test('a self-hosted model may search on every instance once a test has shown that it can', async () => {
  const other = await startTestApp({ beside: app })
  const { body: added } = await add(standIn())
  const searches = async (on: TestApp) => (await on.services.models.current())!.model.searches
  expect(await searches(app)).toBe(false)
  const tryStored = async () =>
    (await operator.call<ModelTest>('POST', `/api/operator/models/${added.id}/test`)).body
  obey({})
  expect(await tryStored()).toMatchObject({ works: true, searches: true })
  expect(await searches(app)).toBe(true)
  await expect.poll(() => searches(other)).toBe(true)
  obey({ tools: false })
  expect(await tryStored()).toMatchObject({ works: true, searches: false })
  expect(await searches(app)).toBe(false)
  // Writing about a search is not calling it.
  model.does({ says: ['search_website("code word")'] })
  expect(await tryStored()).toMatchObject({ works: true, searches: false })
  // A test before saving counts too, for that server and model only.
  obey({})
  expect(await tryOut(standIn({ name: 'draft' }))).toMatchObject({ searches: true })
  expect(await searches(app)).toBe(false)
  await operator.call('PUT', `/api/operator/models/${added.id}`, {
    body: standIn({ apiKey: '', name: 'draft' }),
  })
  expect(await searches(app)).toBe(true)
  await operator.call('DELETE', `/api/operator/models/${added.id}`)
  await other.close()
})

test.each<[string, Parameters<ModelServer['does']>[0], string]>([
  ['a wrong key', { status: 401 }, 'does not accept this key'],
  ['an unknown model', { status: 404 }, 'knows no model called stand-in'],
  ['a spent quota', { status: 429 }, 'rate limit or your quota'],
  ['a broken server', { status: 503 }, 'has trouble of its own and answered 503'],
  ['another protocol', { raw: 'data: {"hello":"there"}\n\n' }, 'not in the protocol of OpenAI'],
  ['silence', { says: [] }, 'said nothing'],
])('testing a model explains %s', async (_name, behaviour, words) => {
  model.does(behaviour)
  expect(await tryOut(standIn())).toMatchObject({ works: false, problem: expect.stringContaining(words) })
})

test('testing a model reports unreachable servers and missing keys', async () => {
  const gone = await startModelServer()
  await gone.close()
  const baseUrl = gone.environment.MODEL_BASE_URL
  expect(await tryOut(standIn({ baseUrl }))).toMatchObject({
    problem: `Nothing answers at ${new URL(baseUrl).host}. Is the server running?`,
  })
  model.does({ status: 401 })
  expect(await tryOut(standIn({ apiKey: '' }))).toMatchObject({
    problem: expect.stringContaining('wants a key, and none is set'),
  })
})

test('testing a model repeats the provider’s message, without the key', async () => {
  const message = `Incorrect API key provided: ${key}.`
  model.does({ status: 401, body: JSON.stringify({ error: { message } }) })
  expect(await tryOut(standIn())).toMatchObject({ detail: 'Incorrect API key provided: ….' })
  expect(app.logged.join('')).not.toContain(key)
})

test('testing a model uses every provider’s own protocol', async () => {
  const providers = await startProviderServer()
  for (const provider of ['openai', 'anthropic', 'google'] satisfies ModelProvider[])
    expect(
      await tryOut({ provider, name: 'a-model', apiKey: key, baseUrl: providers.baseUrl }),
      provider,
    ).toMatchObject({ works: true, said: 'We open at nine.', longPrompt: null, searches: null })
  await providers.close()
})
