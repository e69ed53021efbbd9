import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanEvents, scans } from '../../platform/db/schema/scans.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bakery, serveWebsite } from '../../testing/website.ts'
import { requeueLostScans } from './requeue-scans.ts'
import { scanQueue } from './scan.ts'
import { sweepScans } from './sweep-scans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const day = 24 * 3_600_000

test('a scan that keeps crashing its process is given up and refunded', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(app)
  const { db, now, queue } = app.services
  const [scan] = await db
    .insert(scans)
    .values({
      accountId: owner.id,
      kind: 'create',
      draft: {
        name: 'A',
        context: '',
        websiteUrl: site.url,
        language: 'en',
        multiLanguage: false,
        personality: 'professional',
        tone: 'helpful',
      },
      websiteUrl: site.url,
      status: 'running',
      run: 5,
      crashes: 5,
      createdAt: now(),
    })
    .returning()
  await queue.send(scanQueue, { scanId: scan!.id })
  const read = async () => (await db.select().from(scans).where(eq(scans.id, scan!.id)))[0]!
  await expect.poll(async () => (await read()).status, { timeout: 90_000 }).toBe('failed')
  expect((await read()).message).toContain('failed several times on our side')
  expect(site.requests).toEqual([])
  expect((await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage).toMatchObject({
    assistants: 0,
    scans: 0,
  })
  await site.close()
})

test('old scans are deleted without anything known', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(app, { tier: 'pro' })
  const { db } = app.services
  const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Harbour Bakery', websiteUrl: site.url, sessionId: crypto.randomUUID() },
  })
  for (let nth = 0; nth < 6; nth++) await owner.call('POST', `/api/assistants/${body.id}/scrape`)
  const empty = await serveWebsite({ '/': null })
  await owner.call('POST', '/api/assistants', {
    body: { name: 'Nobody', websiteUrl: empty.url, sessionId: crypto.randomUUID() },
  })
  await empty.close()
  const before = (await owner.call<Assistant>('GET', `/api/assistants/${body.id}`)).body
  const mine = () => db.$count(scans, eq(scans.accountId, owner.id))

  await sweepScans(app.services).run({}, AbortSignal.timeout(1_000))
  expect(await mine()).toBe(8)
  app.clock.advance(2 * day)
  await sweepScans(app.services).run({}, AbortSignal.timeout(1_000))
  expect(await mine()).toBe(5)
  expect(await db.$count(scanEvents)).toBe(0)
  const after = await db.select().from(scans).where(eq(scans.accountId, owner.id))
  expect(after.every(({ assistantId, status }) => assistantId === body.id && status === 'done')).toBe(true)
  app.clock.advance(-2 * day)
  expect((await owner.call<Assistant>('GET', `/api/assistants/${body.id}`)).body).toEqual(before)
  await site.close()
})

test('a scan without a job is queued again, and one with a job is not', async () => {
  const [site, held] = [await serveWebsite(bakery), await serveWebsite(bakery)]
  const [owner, other] = [await registerOwner(app, { tier: 'pro' }), await registerOwner(app)]
  const { db } = app.services
  const create = (by: typeof owner, websiteUrl: string) =>
    by.call<Assistant>('POST', '/api/assistants', { body: { name: 'Harbour Bakery', websiteUrl } })
  const { body } = await create(owner, site.url)
  await db.insert(scans).values({
    accountId: owner.id,
    assistantId: body.id,
    kind: 'manual',
    websiteUrl: site.url,
    status: 'running',
    run: 1,
    crashes: 1,
    createdAt: app.services.now(),
  })
  const rescan = () => owner.call('POST', `/api/assistants/${body.id}/scrape`)
  expect((await rescan()).status).toBe(409)
  const open = held.hold(/^\//)
  const creating = create(other, held.url)
  const ofOther = async () => (await db.select().from(scans).where(eq(scans.accountId, other.id)))[0]
  await expect.poll(async () => (await ofOther())?.status, { timeout: 90_000 }).toBe('running')

  await requeueLostScans(app.services).run({}, AbortSignal.timeout(1_000))
  await expect
    .poll(() => db.$count(scans, and(eq(scans.accountId, owner.id), eq(scans.status, 'done'))), {
      timeout: 90_000,
    })
    .toBe(2)
  expect((await rescan()).status).toBe(200)
  open()
  expect((await creating).status).toBe(201)
  expect((await ofOther())?.run).toBe(1)
  await Promise.all([site.close(), held.close()])
})

test('a lost creation that can’t be finished fails, and frees its scan and place', async () => {
  const owner = await registerOwner(app)
  const { db, now } = app.services
  await db.insert(scans).values({
    accountId: owner.id,
    kind: 'create',
    draft: {
      name: 'Quay',
      context: '',
      websiteUrl: 'http://127.0.0.1:9/',
      language: 'en',
      multiLanguage: false,
      personality: 'professional',
      tone: 'helpful',
    },
    websiteUrl: 'http://127.0.0.1:9/',
    status: 'running',
    run: 2,
    crashes: 1,
    createdAt: now(),
  })
  const site = await serveWebsite(bakery)
  const create = () =>
    owner.call('POST', '/api/assistants', { body: { name: 'Another', websiteUrl: site.url } })
  expect((await create()).status).toBe(403)
  await requeueLostScans(app.services).run({}, AbortSignal.timeout(1_000))
  const mine = async () => (await db.select().from(scans).where(eq(scans.accountId, owner.id)))[0]
  await expect.poll(async () => (await mine())?.status, { timeout: 90_000 }).toBe('failed')
  expect((await create()).status).toBe(201)
  await site.close()
})

test('a page that needs JavaScript says so if there is no browser', async () => {
  const site = await serveWebsite({ '/': '<div id="root"></div><script src="/app.js"></script>' })
  const owner = await registerOwner(app)
  const { status, body } = await owner.call('POST', '/api/assistants', {
    body: { name: 'Shell', websiteUrl: site.url },
  })
  expect(status).toBe(422)
  expect(body.message).toContain('JavaScript')
  await site.close()
})
