import type { Assistant } from '@foyer/contract/assistants'
import type { ApiKey } from '@foyer/contract/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../platform/crypto/secrets.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import { accountKeys } from '../../platform/db/schema/keys.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await startTestApp()
  other = await startTestApp({ beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

type Practice = Awaited<ReturnType<typeof openPractice>>
const createKey = async ({ owner }: Practice) =>
  (await owner.call<ApiKey>('POST', '/api/keys', { body: { name: 'Shop' } })).body

const accept = 'application/json, text/event-stream'

async function askEverywhere(app: TestApp, { assistant, path }: Practice, token: string) {
  const messages = [{ role: 'user', content: 'Hello' }]
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const answers = await Promise.all([
    app.call('POST', path, { token, body: { message: 'Hello', sessionId: 'customer-42' } }),
    app.call('POST', '/v1/chat/completions', { token, body: { model: assistant.id, messages } }),
    app.call('GET', `/v1/models/${assistant.id}`, { token }),
    app.call('POST', `/mcp/${assistant.id}`, { token, body: list, headers: { accept } }),
  ])
  return answers.map(({ status }) => status)
}
const everywhere = (status: number) => [status, status, status, status]

test('a key that is rotated or revoked at one instance is rejected by every protocol on the other', async () => {
  const practice = await openPractice(one, { tier: 'pro' })
  const { owner, assistant } = practice
  const { id, key } = await createKey(practice)
  for (const each of [key, assistant.apiKey])
    expect(await askEverywhere(other, practice, each)).toEqual(everywhere(200))

  const rotated = await owner.call<ApiKey>('POST', `/api/keys/${id}/rotate`)
  expect(await askEverywhere(other, practice, key)).toEqual(everywhere(401))
  expect(await askEverywhere(other, practice, rotated.body.key)).toEqual(everywhere(200))
  await owner.call('DELETE', `/api/keys/${id}`)
  expect(await askEverywhere(other, practice, rotated.body.key)).toEqual(everywhere(401))

  const fresh = await owner.call<Assistant>('POST', `/api/assistants/${assistant.id}/rotate-key`)
  expect(await askEverywhere(other, practice, assistant.apiKey)).toEqual(everywhere(401))
  expect(await askEverywhere(other, practice, fresh.body.apiKey)).toEqual(everywhere(200))
})

test('keys cannot reach assistants of other accounts', async () => {
  const [practice, stranger] = [await openPractice(one), await openPractice(one)]
  const { key } = await createKey(stranger)
  for (const each of [key, stranger.assistant.apiKey]) {
    expect(await askEverywhere(one, practice, each)).toEqual(everywhere(404))
    const models = await one.call<{ data: { id: string }[] }>('GET', '/v1/models', { token: each })
    expect(models.body.data.map(({ id }) => id)).toEqual([stranger.assistant.id])
  }
})

test('used and rejected keys appear in no table or log', async () => {
  const practice = await openPractice(one)
  const { id, key } = await createKey(practice)
  const forged = `${key.slice(0, -3)}xyz`
  const { body: rotated } = await practice.owner.call<ApiKey>('POST', `/api/keys/${id}/rotate`)
  const keys = [key, rotated.key, practice.assistant.apiKey, forged]
  for (const each of keys) await askEverywhere(one, practice, each)
  const { db } = one.services
  const kept = JSON.stringify([await db.select().from(accountKeys), await db.select().from(assistants)])
  expect(kept).toContain(practice.assistant.id)
  expect(kept).toContain(id)
  expect(one.logged.length).toBeGreaterThan(0)
  for (const each of keys) {
    expect(kept).not.toContain(each)
    expect(kept).not.toContain(Buffer.from(each).toString('base64').slice(0, -4))
    expect(one.logged.join('')).not.toContain(each)
  }
})

test('an account gets at most a hundred keys, even with concurrent requests', async () => {
  const { owner } = await openPractice(one)
  const values = Array.from({ length: 99 }, (_, nth) => ({
    accountId: owner.id,
    name: `Key ${nth}`,
    keyCipher: 'none',
    keyHash: sha256(`${owner.id} ${nth}`),
  }))
  await one.services.db.insert(accountKeys).values(values)
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.call('POST', '/api/keys', { body: { name: 'The last' } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
  expect(answers.find(({ status }) => status === 403)!.body).toMatchObject({
    message: 'An account has at most 100 keys. Revoke one first.',
    code: 'limit_reached',
  })
})

test('a key cannot be renamed to an empty name', async () => {
  const practice = await openPractice(one)
  const { id } = await createKey(practice)
  const { call } = practice.owner
  for (const name of [' ', '', '\u200b', null]) {
    const { status, body } = await call('PATCH', `/api/keys/${id}`, { body: { name } })
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Key Name is required' })
  }
  expect((await call<ApiKey[]>('GET', '/api/keys')).body).toMatchObject([{ name: 'Shop' }])
})
