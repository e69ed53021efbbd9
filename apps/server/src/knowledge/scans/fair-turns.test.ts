import type { Assistant } from '@foyer/contract/assistants'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { scans } from '../../platform/db/schema/scans.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bakery, catalogue, forHeldPages, serveWebsite } from '../../testing/website.ts'

const environment = { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }

/** However busy the machine is. */
const patiently = { timeout: 280_000 }

let app: TestApp
const closing: (() => PromiseLike<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(scanning: Partial<TestApp['services']['scanning']> = {}) {
  app = await startTestApp({ jobs: true, environment, scanning, fetching: forHeldPages })
  closing.push(app.close)
  return app
}

/** Serves the first page at once, and the others when told. */
async function serveHanging() {
  const site = await serveWebsite(catalogue(4))
  closing.push(site.close)
  return Object.assign(site, { open: site.hold() })
}

const create = (owner: Awaited<ReturnType<typeof registerOwner>>, websiteUrl: string) =>
  owner.call<Assistant>('POST', '/api/assistants', { body: { name: 'Site', websiteUrl } })

const scansOf = (owner: { id: string }) =>
  app.services.db.select().from(scans).where(eq(scans.accountId, owner.id)).orderBy(scans.createdAt)

async function startSlow(options: Parameters<typeof registerOwner>[1] = {}) {
  const site = await serveHanging()
  const owner = await registerOwner(app, options)
  const creating = create(owner, site.url)
  creating.catch(() => {})
  await expect.poll(() => site.requests.some((path) => path.startsWith('/item-')), patiently).toBe(true)
  return { site, owner, creating }
}

test('slow sites of some owners don’t delay others', async () => {
  await start()
  const slow = await Promise.all([startSlow(), startSlow(), startSlow()])
  const site = await serveWebsite(bakery)
  closing.push(site.close)
  const { status, body } = await create(await registerOwner(app), site.url)
  expect(status).toBe(201)
  expect(body.scan.status).toBe('done')
  for (const { owner } of slow) expect((await scansOf(owner))[0]).toMatchObject({ status: 'running', run: 1 })
})

test('if every place is taken, the longest scan yields and resumes later', async () => {
  await start({ atOnce: 2, shortTurnMs: 100, turnMs: 600_000, pollMs: 100 })
  const first = await startSlow()
  const second = await startSlow()
  const site = await serveWebsite(bakery)
  closing.push(site.close)
  const honest = await create(await registerOwner(app), site.url)
  expect(honest).toMatchObject({ status: 201, body: { scan: { status: 'done' } } })
  expect((await scansOf(second.owner))[0]).toMatchObject({ status: 'running', run: 1 })

  // The assistant exists with the first page.
  const early = await first.creating
  expect(early.status).toBe(201)
  expect(early.body.pageCount).toBe(1)
  await expect.poll(async () => (await scansOf(first.owner))[0]?.run, patiently).toBe(2)
  first.site.open()
  second.site.open()
  for (const { owner } of [first, second])
    await expect
      .poll(async () => (await scansOf(owner))[0], patiently)
      .toMatchObject({ status: 'done', pagesKept: 4 })
  expect(first.site.requests.filter((path) => path === '/')).toHaveLength(1)
})

test('scans that yielded leave each other a whole turn', async () => {
  await start({ atOnce: 1, shortTurnMs: 100, turnMs: 600_000, pollMs: 100 })
  const first = await startSlow()
  const second = await startSlow()
  const third = await startSlow()
  // Each yielded to the next, which had not begun. Scans are checked twice before one yields; the first was waiting
  // while the third ran, and did not displace it.
  const fourth = await startSlow()
  for (const { creating, owner } of [first, second, third]) {
    expect((await creating).status).toBe(201)
    expect((await scansOf(owner))[0]).toMatchObject({ status: 'queued', run: 1 })
  }
  expect((await scansOf(fourth.owner))[0]).toMatchObject({ status: 'running', run: 1 })
  for (const { site } of [first, second, third, fourth]) site.open()
  await expect
    .poll(async () => (await scansOf(first.owner))[0], patiently)
    .toMatchObject({ status: 'done', pagesKept: 4 })
})

test('each account runs two scans at once, and its others delay no one', async () => {
  await start({ atOnce: 4 })
  const owner = await registerOwner(app, { tier: 'enterprise' })
  const sites = [await serveHanging(), await serveHanging(), await serveHanging()]
  const creating = sites.map(({ url }) => create(owner, url))
  const statuses = async () => (await scansOf(owner)).map(({ status }) => status).sort()
  await expect.poll(statuses, patiently).toEqual(['queued', 'running', 'running'])

  const site = await serveWebsite(bakery)
  closing.push(site.close)
  const other = await create(await registerOwner(app), site.url)
  expect(other.body.scan.status).toBe('done')
  expect(await statuses()).toEqual(['queued', 'running', 'running'])

  for (const { open } of sites) open()
  for (const { status, body } of await Promise.all(creating))
    expect({ status, scan: body.scan.status }).toEqual({ status: 201, scan: 'done' })
})
