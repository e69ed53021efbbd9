import { Readable } from 'node:stream'
import type { Assistant } from '@foyer/contract/assistants'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assistants } from '../../platform/db/schema/assistants.ts'
import { accounts } from '../../platform/db/schema/auth.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'
import { files as fileRows } from '../../platform/db/schema/files.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findAssistantByApiKey } from '../assistants/find-assistant.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Owner = Awaited<ReturnType<typeof registerOwner>>

const create = async (owner: Owner, more: object = {}) => {
  const { status, body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Harbour Dental', context: 'We are dentists at 4 Quay Street.', ...more },
  })
  expect(status).toBe(201)
  return body
}

describe('an assistant without a website', () => {
  test('is created from the owner’s own text at once', async () => {
    const owner = await registerOwner(app)
    const made = await create(owner)
    expect(made).toMatchObject({
      name: 'Harbour Dental',
      context: 'We are dentists at 4 Quay Street.',
      websiteUrl: '',
      language: 'en',
      personality: 'professional',
      tone: 'helpful',
      multiLanguage: false,
      isActive: true,
      promptEdited: false,
      pageCount: 0,
      scrapedContent: {},
      scan: { status: 'none', message: null },
    })
    expect(made.apiKey).toMatch(/^fy_a_[\w-]{32}$/)
    expect(made.promptTemplate).toContain('We are dentists at 4 Quay Street.')
    expect((await owner.call<Assistant[]>('GET', '/api/assistants')).body).toEqual([made])
    expect((await owner.call<Assistant>('GET', `/api/assistants/${made.id}`)).body).toEqual(made)
  })

  test('counts no scan', async () => {
    const owner = await registerOwner(app)
    await create(owner)
    const { body } = await owner.call<{ usage: object }>('GET', '/api/subscription/limits')
    expect(body.usage).toEqual({ assistants: 1, messages: 0, scans: 0 })
  })

  test('keeps its key sealed, and is found by it', async () => {
    const owner = await registerOwner(app)
    const made = await create(owner)
    const [row] = await app.services.db.select().from(assistants).where(eq(assistants.id, made.id))
    expect(JSON.stringify(row)).not.toContain(made.apiKey)
    expect((await findAssistantByApiKey(app.services.db, made.apiKey))?.id).toBe(made.id)
    expect(await findAssistantByApiKey(app.services.db, `${made.apiKey}x`)).toBeNull()
  })

  test.each([
    [{ name: ' ' }, 'Business name is required'],
    [{ name: 'x'.repeat(101) }, 'Business name must be 100 characters or less'],
    [
      { name: 'A<b>' },
      'Business name can only contain letters, numbers, spaces, and common business punctuation (- & . , ( ))',
    ],
    [{ context: 'x'.repeat(10_001) }, 'Context must be 10,000 characters or less'],
    [{ websiteUrl: 'not an address' }, 'Please enter a valid URL'],
    [{ websiteUrl: 'ftp://example.com' }, 'Please enter a valid URL'],
    [{ sessionId: 'short' }, 'sessionId must be 8 to 64 letters, digits, - or _'],
  ])('%o is rejected with its own message', async (wrong, message) => {
    const owner = await registerOwner(app)
    const { status, body } = await owner.call('POST', '/api/assistants', { body: { name: 'A', ...wrong } })
    expect({ status, message: body.message }).toEqual({ status: 400, message })
    const right = await create(owner)
    expect((await owner.call<Assistant[]>('GET', '/api/assistants')).body).toEqual([right])
  })
})

test.each([
  [{ description: 'x'.repeat(501) }, 'Description must be 500 characters or less'],
  [{ promptTemplate: 'x'.repeat(60_001) }, 'The prompt must be 60,000 characters or less'],
  [{ allowedDomains: Array(51).fill('example.com') }, 'At most 50 domains can be allowed'],
  [{ dailyIpLimit: 0 }, 'Enter a whole number from 1 to 1,000,000, or nothing'],
  [{ dailyIpLimit: 1.5 }, 'Enter a whole number from 1 to 1,000,000, or nothing'],
  [{ dailyIpLimit: 1_000_001 }, 'Enter a whole number from 1 to 1,000,000, or nothing'],
])('a change to %o is rejected with its own message', async (wrong, message) => {
  const owner = await registerOwner(app, { tier: 'enterprise' })
  const made = await create(owner)
  const path = `/api/assistants/${made.id}`
  const { status, body } = await owner.call('PATCH', path, { body: { ...wrong, name: 'Quay Dental' } })
  expect({ status, message: body.message }).toEqual({ status: 400, message })
  expect((await owner.call<Assistant>('GET', path)).body).toEqual(made)
  const right = await owner.call<Assistant>('PATCH', path, { body: { name: 'Quay Dental' } })
  expect(right).toMatchObject({ status: 200, body: { name: 'Quay Dental' } })
})

describe('the plan', () => {
  test('limits assistants and says when the limit is reached', async () => {
    const owner = await registerOwner(app)
    await create(owner)
    const second = await owner.call('POST', '/api/assistants', { body: { name: 'Second' } })
    expect(second.status).toBe(403)
    expect(second.body).toMatchObject({ limitReached: true })
    expect(second.body.message).toContain('Assistant limit reached')
  })

  test('only one of ten concurrent creations on the free plan succeeds', async () => {
    const owner = await registerOwner(app)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => owner.call('POST', '/api/assistants', { body: { name: 'One' } })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(403)])
  })

  test('gates multi-language and the daily limit by address', async () => {
    const free = await registerOwner(app)
    const refused = await free.call('POST', '/api/assistants', { body: { name: 'A', multiLanguage: true } })
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Multi-language support is not available on your current plan.' },
    })
    const { id } = await create(free)
    const patch = (body: object) => free.call('PATCH', `/api/assistants/${id}`, { body })
    expect((await patch({ multiLanguage: true })).status).toBe(403)
    expect((await patch({ dailyIpLimit: 5 })).status).toBe(403)
    expect((await patch({ multiLanguage: false, dailyIpLimit: null })).status).toBe(200)

    const big = await registerOwner(app, { tier: 'enterprise' })
    const made = await create(big, { multiLanguage: true })
    expect(made.multiLanguage).toBe(true)
    const { body } = await big.call<Assistant>('PATCH', `/api/assistants/${made.id}`, {
      body: { dailyIpLimit: 7 },
    })
    expect(body.dailyIpLimit).toBe(7)
  })

  test('keeps the assistant form usable after a downgrade', async () => {
    const owner = await registerOwner(app, { tier: 'pro' })
    const made = await create(owner, { multiLanguage: true })
    await app.services.db.update(accounts).set({ tier: 'free' }).where(eq(accounts.id, owner.id))
    const { status, body } = await owner.call<Assistant>('PUT', `/api/assistants/${made.id}`, {
      body: { name: 'Harbour Dental Two', multiLanguage: true },
    })
    expect(status).toBe(200)
    expect(body.name).toBe('Harbour Dental Two')
  })

  test('an assistant over the limit stays inactive until the plan allows it', async () => {
    const owner = await registerOwner(app)
    const { id } = await create(owner)
    await app.services.db.update(assistants).set({ suspended: true }).where(eq(assistants.id, id))
    const patch = (body: object) => owner.call<Assistant>('PATCH', `/api/assistants/${id}`, { body })
    expect((await owner.call<Assistant>('GET', `/api/assistants/${id}`)).body.isActive).toBe(false)
    expect((await patch({ isActive: true })).status).toBe(403)
    expect((await patch({ isActive: false, name: 'Renamed' })).status).toBe(200)
    await app.services.db.update(assistants).set({ suspended: false }).where(eq(assistants.id, id))
    expect((await owner.call<Assistant>('GET', `/api/assistants/${id}`)).body.isActive).toBe(true)
  })
})

describe('changing an assistant', () => {
  test.each(['PATCH', 'PUT'])('%s changes the fields sent and no others', async (method) => {
    const owner = await registerOwner(app)
    const made = await create(owner)
    const { body } = await owner.call<Assistant>(method, `/api/assistants/${made.id}`, {
      body: {
        tone: 'concise',
        isActive: false,
        allowedDomains: ['Example.com', '*.shop.example', 'Köhler-Öfen.example'],
      },
    })
    expect(body).toMatchObject({
      name: made.name,
      context: made.context,
      tone: 'concise',
      isActive: false,
      allowedDomains: ['example.com', '*.shop.example', 'xn--khler-fen-07af.example'],
      version: made.version + 1,
      apiKey: made.apiKey,
    })
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt))
  })

  test('two tabs do not overwrite each other silently', async () => {
    const owner = await registerOwner(app)
    const made = await create(owner)
    const save = (name: string) =>
      owner.call<Assistant>('PATCH', `/api/assistants/${made.id}`, { body: { name, version: made.version } })
    const answers = await Promise.all([save('First tab'), save('Second tab')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const saved = answers.find(({ status }) => status === 200)!.body
    expect((await owner.call<Assistant>('GET', `/api/assistants/${made.id}`)).body.name).toBe(saved.name)
  })

  test('the prompt follows what is changed, until the owner writes their own', async () => {
    const owner = await registerOwner(app)
    const { id } = await create(owner)
    const patch = async (body: object) =>
      (await owner.call<Assistant>('PATCH', `/api/assistants/${id}`, { body })).body
    expect((await patch({ context: 'We moved to 9 Mill Lane.' })).promptTemplate).toContain('9 Mill Lane')
    const edited = await patch({ promptTemplate: 'Speak like a pirate.' })
    expect(edited).toMatchObject({ promptTemplate: 'Speak like a pirate.', promptEdited: true })
    const later = await patch({ context: 'We moved again, to 1 Hill Road.' })
    expect(later.promptTemplate).toBe('Speak like a pirate.')
  })

  test('a rebuilt prompt is only previewed unless it is applied', async () => {
    const owner = await registerOwner(app)
    const { id, promptTemplate } = await create(owner)
    const rebuild = (body?: object) =>
      owner.call<{ promptTemplate: string; applied: boolean }>(
        'POST',
        `/api/assistants/${id}/rebuild-prompt`,
        {
          body,
        },
      )
    const read = async () => (await owner.call<Assistant>('GET', `/api/assistants/${id}`)).body
    await owner.call('PATCH', `/api/assistants/${id}`, { body: { promptTemplate: 'Mine.' } })
    expect((await rebuild()).body).toEqual({ promptTemplate, applied: false })
    expect((await rebuild({})).body.applied).toBe(false)
    expect(await read()).toMatchObject({ promptTemplate: 'Mine.', promptEdited: true })
    expect((await rebuild({ apply: true })).body).toEqual({ promptTemplate, applied: true })
    expect(await read()).toMatchObject({ promptTemplate, promptEdited: false })
  })

  test('notifies every instance of changed knowledge', async () => {
    const owner = await registerOwner(app)
    const { id } = await create(owner)
    const heard: string[] = []
    const stop = app.services.listener.listen('foyer_knowledge', {
      received: (payload) => void heard.push(payload),
      missed() {},
    })
    const version = async () => {
      const [row] = await app.services.db.select().from(assistants).where(eq(assistants.id, id))
      return row!.knowledgeVersion
    }
    const before = await version()
    await owner.call('PATCH', `/api/assistants/${id}`, { body: { context: 'New words.' } })
    expect(await version()).toBe(before + 1)
    await expect.poll(() => heard).toContain(id)
    stop()
  })

  test('a new key works and the old one stops at once', async () => {
    const owner = await registerOwner(app)
    const made = await create(owner)
    const { body } = await owner.call<Assistant>('POST', `/api/assistants/${made.id}/rotate-key`)
    expect(body.apiKey).toMatch(/^fy_a_/)
    expect(body.apiKey).not.toBe(made.apiKey)
    expect(await findAssistantByApiKey(app.services.db, made.apiKey)).toBeNull()
    expect((await findAssistantByApiKey(app.services.db, body.apiKey))?.id).toBe(made.id)
  })

  test('a deleted assistant is gone and its place is free', async () => {
    const owner = await registerOwner(app)
    const { id } = await create(owner)
    expect((await owner.call('DELETE', `/api/assistants/${id}`)).status).toBe(200)
    expect((await owner.call('GET', `/api/assistants/${id}`)).status).toBe(404)
    expect((await owner.call('DELETE', `/api/assistants/${id}`)).status).toBe(404)
    await create(owner)
  })
})

test('deleting an assistant deletes visitors’ files', async () => {
  const owner = await registerOwner(app)
  const { id } = await create(owner)
  const { db, files } = app.services
  const [conversation] = await db
    .insert(conversations)
    .values({ accountId: owner.id, assistantId: id, callerKind: 'visitor', caller: 'v', sessionId: 's' })
    .returning()
  const [file] = await db
    .insert(fileRows)
    .values({
      accountId: owner.id,
      conversationId: conversation!.id,
      name: 'a.txt',
      type: 'text/plain',
      size: 2,
    })
    .returning()
  await files.put(file!.id, Readable.from(['hi']))
  expect(await files.open(file!.id)).not.toBeNull()
  expect((await owner.call('DELETE', `/api/assistants/${id}`)).status).toBe(200)
  expect(await files.open(file!.id)).toBeNull()
  expect(await db.$count(conversations, eq(conversations.accountId, owner.id))).toBe(0)
})
