import type { Assistant } from '@foyer/contract/assistants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const create = async (owner: Awaited<ReturnType<typeof registerOwner>>) =>
  (await owner.call<Assistant>('POST', '/api/assistants', { body: { name: 'Harbour Dental' } })).body

describe('somebody else', () => {
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', ''],
    ['PATCH', '', { name: 'Mine now' }],
    ['PUT', '', { name: 'Mine now' }],
    ['DELETE', ''],
    ['POST', '/rotate-key'],
    ['POST', '/rebuild-prompt', { apply: true }],
    ['POST', '/scrape'],
    ['GET', '/auto-scrape'],
    ['PUT', '/auto-scrape', { scrapeSchedule: 'manual' }],
    ['GET', '/pages'],
    ['GET', '/pages/0197a0d2-5b7c-7c4e-9b1a-3f6f2f0c1d2e'],
    ['GET', '/ledger'],
    ['GET', '/facts'],
  ]

  test.each(calls)('%s %s finds nothing, and without a token not even that', async (method, path, body) => {
    const owner = await registerOwner(app)
    const made = await create(owner)
    const stranger = await registerOwner(app)
    const at = `/api/assistants/${made.id}${path}`
    expect((await stranger.call(method, at, { body })).status).toBe(404)
    expect((await app.call(method, at, { body })).status).toBe(401)
    expect((await app.call(method, at, { body, token: made.apiKey })).status).toBe(401)
    expect((await owner.call(method, `/api/assistants/garbage${path}`, { body })).status).toBe(404)
    expect((await owner.call<Assistant>('GET', `/api/assistants/${made.id}`)).body).toEqual(made)
  })

  test('does not see it in their list', async () => {
    await create(await registerOwner(app))
    const stranger = await registerOwner(app)
    expect((await stranger.call('GET', '/api/assistants')).body).toEqual([])
    expect((await app.call('GET', '/api/assistants')).status).toBe(401)
    expect((await app.call('POST', '/api/assistants', { body: { name: 'A' } })).status).toBe(401)
  })
})
