import type { ApiKey } from '@foyer/contract/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountKeys } from '../../platform/db/schema/keys.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readAccountKey } from './read-key.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Owner = Awaited<ReturnType<typeof registerOwner>>
const createKey = async (owner: Owner, name = 'Website') =>
  (await owner.call<ApiKey>('POST', '/api/keys', { body: { name } })).body

test('an owner creates a key and can see it again', async () => {
  const owner = await registerOwner(app)
  const created = await owner.call<ApiKey>('POST', '/api/keys', { body: { name: '  Website ' } })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ name: 'Website', lastUsed: null })
  expect(created.body.key).toMatch(/^fy_u_[\w-]{32}$/)
  const second = await createKey(owner, 'Discord')
  const list = await owner.call<ApiKey[]>('GET', '/api/keys')
  expect(list.body.map(({ key }) => key)).toEqual([second.key, created.body.key])
})

test('the database contains no usable key', async () => {
  const owner = await registerOwner(app)
  const { key } = await createKey(owner)
  const rows = await app.services.db.select().from(accountKeys)
  expect(rows.map(({ accountId }) => accountId)).toContain(owner.id)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(app.logged.length).toBeGreaterThan(0)
  expect(app.logged.join('')).not.toContain(key)
})

test.each([[{ name: ' ' }], [{ name: 7 }], [{}], [{ name: 'x'.repeat(101) }], [[]]])(
  '%o is rejected as a key name',
  async (body) => {
    const owner = await registerOwner(app)
    const answer = await owner.call('POST', '/api/keys', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toEqual(expect.any(String))
    const key = await createKey(owner, 'x'.repeat(100))
    expect((await owner.call<ApiKey[]>('GET', '/api/keys')).body).toEqual([key])
  },
)

test('a key can be renamed and rotated; the old secret stops at once', async () => {
  const owner = await registerOwner(app)
  const first = await createKey(owner)
  const renamed = await owner.call<ApiKey>('PATCH', `/api/keys/${first.id}`, { body: { name: 'Shop' } })
  expect(renamed.body).toEqual({ ...first, name: 'Shop' })
  const rotated = await owner.call<ApiKey>('POST', `/api/keys/${first.id}/rotate`)
  expect(rotated.body).toMatchObject({ id: first.id, name: 'Shop' })
  expect(rotated.body.key).not.toBe(first.key)
  expect(await readAccountKey(app.services, first.key)).toBeNull()
  expect(await readAccountKey(app.services, rotated.body.key)).toMatchObject({ accountId: owner.id })
})

test('a revoked key is gone', async () => {
  const owner = await registerOwner(app)
  const { id, key } = await createKey(owner)
  expect((await owner.call('DELETE', `/api/keys/${id}`)).status).toBe(200)
  expect(await readAccountKey(app.services, key)).toBeNull()
  expect((await owner.call('GET', '/api/keys')).body).toEqual([])
  expect((await owner.call('DELETE', `/api/keys/${id}`)).status).toBe(404)
})

test('foreign, unknown and invalid key ids get the same answer', async () => {
  const [owner, other] = [await registerOwner(app), await registerOwner(app)]
  const { id, key } = await createKey(owner)
  for (const each of [id, crypto.randomUUID(), 'nonsense', '%00']) {
    const attempts = [
      await other.call('PATCH', `/api/keys/${each}`, { body: { name: 'Mine' } }),
      await other.call('POST', `/api/keys/${each}/rotate`),
      await other.call('DELETE', `/api/keys/${each}`),
    ]
    for (const { status, body } of attempts)
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'No such key.' })
  }
  const [kept] = (await owner.call<ApiKey[]>('GET', '/api/keys')).body
  expect(kept).toMatchObject({ id, key, name: 'Website' })
})

test('managing keys requires a session token, and API keys get an explanation', async () => {
  expect(await app.call('GET', '/api/keys')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
  const owner = await registerOwner(app)
  const { id, key: token } = await createKey(owner)
  expect(await app.call('GET', '/api/keys', { token })).toMatchObject({
    status: 401,
    body: { message: expect.stringMatching(/^Unauthorized: API keys ask assistants\./) },
  })
  const headers = { cookie: `foyer_session=${owner.token}` }
  expect((await app.call('POST', '/api/keys', { body: { name: 'x' }, headers })).status).toBe(401)
  expect(await app.call('GET', '/api/keys', { headers })).toMatchObject({ status: 200, body: [{ id }] })
})

test('last use is recorded to the minute', async () => {
  const owner = await registerOwner(app)
  const { key } = await createKey(owner)
  const lastUsed = async () => (await owner.call<ApiKey[]>('GET', '/api/keys')).body[0]!.lastUsed
  await readAccountKey(app.services, key)
  const first = await lastUsed()
  expect(first).not.toBeNull()
  await readAccountKey(app.services, key)
  expect(await lastUsed()).toBe(first)
  app.clock.advance(61_000)
  await readAccountKey(app.services, key)
  expect(await lastUsed()).not.toBe(first)
})
