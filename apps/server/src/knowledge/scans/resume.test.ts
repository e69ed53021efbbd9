import type { Assistant } from '@foyer/contract/assistants'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '../../app.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { scans } from '../../platform/db/schema/scans.ts'
import { registerOwner } from '../../testing/owners.ts'
import { openProgress } from '../../testing/progress.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { catalogue, forHeldPages, serveWebsite, type Website } from '../../testing/website.ts'

const environment = { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }

const servedItems = 9
/** Serves ten pages at once, and the others when told. */
async function serveTen() {
  const site = await serveWebsite(catalogue(24))
  return Object.assign(site, { open: site.hold(undefined, servedItems) })
}

/** Tracks which addresses were requested before and are requested again. */
function noteAsked(site: Website) {
  const from = site.requests.length
  const items = new Set(site.requests.filter((path) => path.startsWith('/item-')))
  const again = () => new Set(site.requests.slice(from).filter((path) => items.has(path))).size
  return { count: items.size, inTheAir: items.size - servedItems, again }
}

test('a scan resumes on another instance when its own closes', async () => {
  const site = await serveTen()
  const front = await startTestApp({ environment })
  const first = await startTestApp({ environment, jobs: true, beside: front, fetching: forHeldPages })
  await front.services.queue.start([])
  const owner = await registerOwner(front)
  const sessionId = crypto.randomUUID()
  const stream = await openProgress(front, sessionId, owner)
  const creating = owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url, sessionId },
  })
  await stream.until(({ step }) => step === 'extracting')
  await expect
    .poll(() => front.services.db.$count(pages, eq(pages.accountId, owner.id)), { timeout: 280_000 })
    .toBe(10)
  await first.close()
  const asked = noteAsked(site)
  site.open()

  const second = await startTestApp({ environment, jobs: true, beside: front })
  const { status, body } = await creating
  expect(status).toBe(201)
  expect(body.scan).toMatchObject({ status: 'done', pagesKept: 24 })
  expect(asked.count).toBeLessThan(23)
  // Only requests in flight when the first instance closed are repeated.
  expect(asked.again()).toBeLessThanOrEqual(asked.inTheAir)
  const [scan] = await front.services.db.select().from(scans).where(eq(scans.accountId, owner.id))
  expect(scan).toMatchObject({ run: 2, status: 'done' })
  await stream.ended
  expect(stream.events.at(-1)?.step).toBe('done')
  await second.close()
  await front.close()
  await site.close()
})

test('a scan survives kill -9', async () => {
  const site = await serveTen()
  const front = await startTestApp({ environment })
  await front.services.queue.start(jobs(front.services).map((job) => ({ ...job, atOnce: 0 })))
  const owner = await registerOwner(front)
  // Waits for the start, because a killed process can do nothing else.
  const creating = owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url },
  })
  const { host, port, user, password, database } = front.database.connection
  const killed = startServerProcess({
    ...environment,
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    DATA_DIR: front.services.config.dataDir,
    SECRET_KEY: 'a secret for tests, long enough to be one',
    LOG_LEVEL: 'silent',
  })
  await expect
    .poll(() => front.services.db.$count(pages, eq(pages.accountId, owner.id)), { timeout: 280_000 })
    // On a slow machine some held requests may have timed out.
    .toBeGreaterThanOrEqual(10)
  await killed.end('SIGKILL')
  const asked = noteAsked(site)
  expect(asked.count).toBeLessThan(23)
  site.open()

  const queue = { superviseSeconds: 1 }
  const second = await startTestApp({ environment, queue, jobs: true, beside: front })
  const { status, body } = await creating
  expect(status).toBe(201)
  expect(body.scan).toMatchObject({ status: 'done', pagesKept: 24 })
  expect(asked.again()).toBeLessThanOrEqual(asked.inTheAir)
  await second.close()
  await front.close()
  await site.close()
})
