import type { ListedModel, ModelsOverview } from '@foyer/contract/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAgreedPlan } from '../../money/billing/set-agreed-plan.ts'
import { makeAdmin } from '../../platform/admin/make-admin.ts'
import { languageModels } from '../../platform/db/schema/models.ts'
import { asTokens, type ModelServer, startModelServer } from '../../testing/models/model-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

const key = 'sk-the-operators-own-key-4321'

let model: ModelServer
let one: TestApp
let two: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
let operator: Awaited<ReturnType<typeof registerOwner>>
beforeAll(async () => {
  model = await startModelServer({ says: asTokens('A cleaning costs $120.') })
  one = await startTestApp()
  two = await startTestApp({ beside: one })
  practice = await openPractice(one, { tier: 'enterprise' })
  operator = await registerOwner(one)
  await makeAdmin(one.services.db, operator.id)
})
afterAll(async () => {
  await two.close()
  await one.close()
  await model.close()
})

const standIn = (more: object = {}) => ({
  provider: 'compatible',
  name: 'stand-in',
  baseUrl: model.environment.MODEL_BASE_URL,
  apiKey: key,
  ...more,
})
const overview = async () => (await operator.call<ModelsOverview>('GET', '/api/operator/models')).body
const add = (body: object) => operator.call<ListedModel>('POST', '/api/operator/models', { body })

async function asks(app: TestApp, question = 'How much is a cleaning?') {
  const before = model.state.asked.length
  const { status } = await app.call('POST', practice.path, { body: { message: question } })
  expect(status).toBe(200)
  return model.state.asked.length > before
}

test('only administrators can access the operator routes', async () => {
  const noBody = 'The request must be an object'
  const noModel = 'No such model.'
  const addresses = [
    ['GET', '/api/operator/models', undefined],
    ['POST', '/api/operator/models', noBody],
    ['PUT', `/api/operator/models/${crypto.randomUUID()}`, noBody],
    ['DELETE', `/api/operator/models/${crypto.randomUUID()}`, noModel],
    ['POST', `/api/operator/models/${crypto.randomUUID()}/test`, noModel],
    ['POST', '/api/operator/model-test', noBody],
    ['PUT', '/api/operator/default-model', noBody],
    ['PUT', '/api/operator/model-budget', noBody],
  ] as const
  const owner = await registerOwner(one, { tier: 'admin' })
  for (const [method, path, told] of addresses) {
    expect((await operator.call(method, path)).body.message, `${method} ${path}`).toBe(told)
    expect((await one.call(method, path)).status, `${method} ${path}`).toBe(401)
    const { status, body } = await owner.call(method, path)
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: 'There is nothing at this address.',
    })
  }
})

test.each<[string, object, string]>([
  ['nothing', {}, 'Choose who serves the model'],
  ['an unknown provider', standInLike({ provider: 'acme' }), 'Choose who serves the model'],
  ['no name', standInLike({ name: ' ' }), 'The model’s name is required'],
  ['no address', standInLike({ baseUrl: null }), 'Say where the server is'],
  ['a file for an address', standInLike({ baseUrl: 'file:///etc/passwd' }), 'must begin with https://'],
  ['a key in the address', standInLike({ baseUrl: 'http://me:key@127.0.0.1/v1' }), 'into its own field'],
  ['a key that breaks a header', standInLike({ apiKey: 'one\r\ntwo' }), 'characters that no key has'],
  ['no key where one is needed', { provider: 'openai', name: 'gpt-5-mini' }, 'The key is required'],
  ['a negative price', standInLike({ inputPrice: -1, outputPrice: 1 }), 'not negative'],
])('a model with %s is refused with its field', async (_name, body, message) => {
  const { status, body: said } = await add(body)
  expect({ status, message: said }).toMatchObject({
    status: 400,
    message: { message: expect.stringContaining(message) },
  })
})
function standInLike(more: object) {
  return { provider: 'compatible', name: 'stand-in', baseUrl: 'http://127.0.0.1:9/v1', ...more }
}

test('a new model answers on every instance at once, and its key is never shown', async () => {
  expect([await asks(one), await asks(two)]).toEqual([false, false])
  const { status, body: added, text } = await add(standIn({ inputPrice: 2, outputPrice: 10 }))
  expect(status).toBe(201)
  expect(added).toMatchObject({ provider: 'compatible', keyEnd: '…4321', keyLost: false, isDefault: true })
  expect(text).not.toContain(key)
  expect(await asks(one)).toBe(true)
  expect(model.state.keys.at(-1)).toBe(`Bearer ${key}`)
  await expect.poll(() => asks(two)).toBe(true)
  const { body: limits } = await practice.owner.call('GET', '/api/subscription/limits')
  expect(limits.languageModel).toBe(true)

  const [row] = await one.services.db.select().from(languageModels)
  expect(JSON.stringify(row)).not.toContain(key)
  const listed = await operator.call('GET', '/api/operator/models')
  expect(listed.text).not.toContain(key)
  expect([...one.logged, ...two.logged].join('')).not.toContain(key)
})

test('cost, duration, removed sentences and failures are shown', async () => {
  model.does({
    says: asTokens('A cleaning costs $120. We also fly you to Paris for $77777. Parking is free.'),
  })
  await asks(one)
  model.does({ status: 500 })
  await asks(one)
  model.does({ says: asTokens('A cleaning costs $120.') })
  const { month } = await overview()
  expect(month.costUsd).toBeGreaterThan(0)
  const answered = month.outcomes.find(({ outcome }) => outcome === 'answered')!
  expect(answered).toMatchObject({ model: 'compatible:stand-in', cutSentences: 1 })
  expect(answered.calls).toBeGreaterThan(2)
  expect(answered.firstWordMs).toBeLessThanOrEqual(answered.totalMs!)
  expect(month.outcomes).toContainEqual({
    model: 'compatible:stand-in',
    outcome: 'failed',
    calls: 1,
    cutSentences: 0,
    firstWordMs: null,
    totalMs: null,
  })
})

test('cached input is counted separately at its own price', async () => {
  const spent = async (model: object, usage: object) => {
    const { body: added } = await add(standIn(model))
    await operator.call('PUT', '/api/operator/default-model', { body: { id: added.id } })
    const before = (await overview()).month
    await answering(usage)
    const { costUsd, inputTokens, cachedTokens } = (await overview()).month
    await operator.call('DELETE', `/api/operator/models/${added.id}`)
    return {
      input: inputTokens - before.inputTokens,
      cached: cachedTokens - before.cachedTokens,
      cost: Math.round((costUsd - before.costUsd) * 1e6),
    }
  }
  const answering = async (usage: object) => {
    model.does({ says: asTokens('A cleaning costs $120.'), usage })
    expect(await asks(one)).toBe(true)
  }
  const usage = {
    prompt_tokens: 1_000,
    prompt_tokens_details: { cached_tokens: 800 },
    completion_tokens: 10,
  }
  const [{ id }] = (await overview()).models as [ListedModel]
  const prices = { name: 'priced', inputPrice: 2, outputPrice: 10 }
  expect(await spent({ ...prices, cachedPrice: 0.5 }, usage)).toEqual({
    input: 1_000,
    cached: 800,
    cost: 900,
  })
  // Without known prices no budget applies.
  expect(await spent(prices, usage)).toEqual({ input: 1_000, cached: 800, cost: 2_100 })
  expect(await spent({ ...prices, cachedPrice: 0 }, { ...usage, prompt_tokens_details: null })).toEqual({
    input: 1_000,
    cached: 0,
    cost: 2_100,
  })
  expect((await add(standIn({ cachedPrice: -1 }))).status).toBe(400)
  await operator.call('PUT', '/api/operator/default-model', { body: { id } })
  model.does({ says: asTokens('A cleaning costs $120.') })
})

test('the monthly budget from the page is kept', async () => {
  const set = (monthlyBudgetUsd: unknown) =>
    operator.call('PUT', '/api/operator/model-budget', { body: { monthlyBudgetUsd } })
  expect((await set('much')).status).toBe(400)
  await set(0)
  expect(await asks(one)).toBe(false)
  expect((await overview()).month).toMatchObject({ budgetUsd: 0, budgetIsSet: false })
  await set(null)
  expect(await asks(one)).toBe(true)
})

test('a key is only valid for its address', async () => {
  const [{ id }] = (await overview()).models as [ListedModel]
  const change = (body: object) => operator.call<ListedModel>('PUT', `/api/operator/models/${id}`, { body })
  const renamed = await change(standIn({ apiKey: '', name: 'another' }))
  expect(renamed.body).toMatchObject({ name: 'another', keyEnd: '…4321', isDefault: true })
  expect(await asks(one)).toBe(true)
  expect(model.state.asked.at(-1)!.model).toBe('another')
  const moved = await change(standIn({ apiKey: '', baseUrl: 'http://127.0.0.1:9/v1' }))
  expect(moved.body.keyEnd).toBeNull()
  const elsewhere = await change({ provider: 'openai', name: 'gpt-5-mini' })
  expect(elsewhere).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Paste the key') },
  })
  await change(standIn())
})

test('another model or none can be chosen, and removed ones are gone', async () => {
  const { body: second } = await add(standIn({ name: 'second' }))
  expect(second.isDefault).toBe(false)
  const choose = (id: unknown) => operator.call('PUT', '/api/operator/default-model', { body: { id } })
  expect((await choose('garbage')).status).toBe(400)
  expect((await choose(crypto.randomUUID())).status).toBe(404)
  await choose(second.id)
  expect(await asks(one)).toBe(true)
  expect(model.state.asked.at(-1)!.model).toBe('second')
  await choose(null)
  expect(await asks(one)).toBe(false)
  await choose(second.id)
  for (const { id } of (await overview()).models)
    expect((await operator.call('DELETE', `/api/operator/models/${id}`)).status).toBe(200)
  expect((await operator.call('DELETE', `/api/operator/models/${second.id}`)).status).toBe(404)
  expect((await operator.call('DELETE', '/api/operator/models/garbage')).status).toBe(404)
  expect(await asks(one)).toBe(false)
  await expect.poll(() => asks(two)).toBe(false)
})

test('an owner whose plan allows it chooses among the offered models', async () => {
  const { body: usual } = await add(standIn({ name: 'usual' }))
  const { body: hidden } = await add(standIn({ name: 'hidden' }))
  const { body: special } = await add(standIn({ name: 'special', offered: true }))
  const path = `/api/assistants/${practice.assistant.id}`
  const choose = (modelId: unknown, owner = practice.owner) =>
    owner.call('PATCH', path, { body: { modelId } })
  const asked = async (app = one) => {
    expect(await asks(app)).toBe(true)
    return model.state.asked.at(-1)!.model
  }
  expect((await one.call('GET', '/api/models')).status).toBe(401)
  expect((await practice.owner.call('GET', '/api/models')).body).toEqual([
    { id: special.id, name: 'special' },
  ])
  for (const wrong of ['garbage', hidden.id, crypto.randomUUID()])
    expect((await choose(wrong)).status).toBe(400)
  expect((await choose(special.id, operator)).status).toBe(404)
  expect((await choose(special.id)).body).toMatchObject({ modelId: special.id })
  expect([await asked(), await asked(two)]).toEqual(['special', 'special'])

  const { db, now } = one.services
  await setAgreedPlan(db, practice.owner.id, 'pro', now())
  expect(await asked()).toBe('usual')
  await setAgreedPlan(db, practice.owner.id, 'free', now())
  expect((await choose(null)).status).toBe(200)
  expect(await choose(special.id)).toMatchObject({ status: 403, body: { code: 'feature_unavailable' } })
  await setAgreedPlan(db, practice.owner.id, 'enterprise', now())
  await choose(special.id)
  expect(await asked()).toBe('special')
  // An assistant whose model was deleted uses the default.
  for (const { id } of [special, hidden]) await operator.call('DELETE', `/api/operator/models/${id}`)
  expect(await asked()).toBe('usual')
  expect((await practice.owner.call('GET', path)).body.modelId).toBeNull()
  await operator.call('DELETE', `/api/operator/models/${usual.id}`)
})

test('a key that can’t be decrypted is reported as lost, and the built-in answerer takes over', async () => {
  const { body: added } = await add(standIn())
  await one.services.db
    .update(languageModels)
    .set({ apiKeyCipher: 'c2VhbGVkIG90aGVyd2lzZSwgbG9uZyBlbm91Z2gu' })
  one.services.models.refresh()
  expect(await asks(one)).toBe(false)
  expect((await overview()).models).toMatchObject([{ keyEnd: null, keyLost: true }])
  const tested = await operator.call('POST', `/api/operator/models/${added.id}/test`)
  expect(tested).toMatchObject({ status: 409, body: { message: expect.stringContaining('Paste it again') } })
  await operator.call('DELETE', `/api/operator/models/${added.id}`)
})

test('the environment overrides the chosen model, and the page says so', async () => {
  const ruled = await startTestApp({
    beside: one,
    environment: {
      ...model.environment,
      MODEL: 'compatible:from-environment',
      MODEL_MONTHLY_BUDGET: '5',
      MODEL_INPUT_PRICE: '1',
      MODEL_OUTPUT_PRICE: '1',
    },
  })
  model.does({ says: asTokens('A cleaning costs $120.') })
  const { body: added } = await add(standIn({ name: 'from-page' }))
  expect(await asks(ruled)).toBe(true)
  expect(model.state.asked.at(-1)!.model).toBe('from-environment')
  const { body } = await ruled.call<ModelsOverview>('GET', '/api/operator/models', { token: operator.token })
  expect(body).toMatchObject({
    environment: { model: 'compatible:from-environment' },
    month: { budgetUsd: 5, budgetIsSet: true },
  })
  const tested = await ruled.call('POST', '/api/operator/models/environment/test', { token: operator.token })
  expect(tested.body).toMatchObject({ works: true })
  expect((await operator.call('POST', '/api/operator/models/environment/test')).status).toBe(404)
  await operator.call('DELETE', `/api/operator/models/${added.id}`)
  await ruled.close()
})
