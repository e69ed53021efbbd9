import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Assistant } from '@foyer/contract/assistants'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages, scans } from '../db/schema/scans.ts'
import { registerOwner } from '../testing/owners.ts'
import { openProgress } from '../testing/progress.ts'
import { startTestApp } from '../testing/test-app.ts'
import { catalogue, serveWebsite, type Website } from '../testing/website.ts'

const environment = { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }

const fetchedTwice = (site: Website) => {
  const items = site.requests.filter((path) => path.startsWith('/item-'))
  return items.length - new Set(items).size
}

test('a scan whose instance closes goes on where it was, on another', async () => {
  const site = await serveWebsite(catalogue(40), { delayMs: 150 })
  const front = await startTestApp({ environment })
  const first = await startTestApp({ environment, jobs: true, beside: front })
  await front.services.queue.start([])
  const owner = await registerOwner(front)
  const sessionId = crypto.randomUUID()
  const stream = await openProgress(front, sessionId, owner)
  const creating = owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url, sessionId },
  })
  await stream.until(({ step }) => step === 'extracting')
  await expect
    .poll(() => front.services.db.$count(pages, eq(pages.accountId, owner.id)), { timeout: 90_000 })
    .toBeGreaterThan(5)
  await first.close()
  const asked = site.requests.length

  const second = await startTestApp({ environment, jobs: true, beside: front })
  const { status, body } = await creating
  expect(status).toBe(201)
  expect(body.scan).toMatchObject({ status: 'done', pagesKept: 40 })
  expect(asked).toBeLessThan(40)
  // Only what was in the air when the first one closed is asked for again.
  expect(fetchedTwice(site)).toBeLessThan(20)
  const [scan] = await front.services.db.select().from(scans).where(eq(scans.accountId, owner.id))
  expect(scan).toMatchObject({ run: 2, status: 'done' })
  await stream.ended
  expect(stream.events.at(-1)?.step).toBe('done')
  await second.close()
  await front.close()
  await site.close()
})

test('a scan survives kill -9', async () => {
  const site = await serveWebsite(catalogue(40), { delayMs: 300 })
  const front = await startTestApp({ environment })
  await front.services.queue.start([])
  const { host, port, user, password, database } = front.database.connection
  const killed = await startServer({
    ...environment,
    PORT: '0',
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    DATA_DIR: front.services.config.dataDir,
    SECRET_KEY: 'a secret for tests, long enough to be one',
    LOG_LEVEL: 'silent',
  })
  const owner = await registerOwner(front)
  const creating = owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url },
  })
  await expect
    .poll(() => front.services.db.$count(pages, eq(pages.accountId, owner.id)), { timeout: 90_000 })
    .toBeGreaterThan(5)
  killed.kill('SIGKILL')
  const asked = site.requests.length
  expect(asked).toBeLessThan(40)
  site.delayMs = 0

  const queue = { superviseSeconds: 1 }
  const second = await startTestApp({ environment, queue, jobs: true, beside: front })
  const { status, body } = await creating
  expect(status).toBe(201)
  expect(body.scan).toMatchObject({ status: 'done', pagesKept: 40 })
  expect(fetchedTwice(site)).toBeLessThan(25)
  await second.close()
  await front.close()
  await site.close()
})

async function startServer(environment: Record<string, string>): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: { ...environment, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.includes('is open at')) resolve()
    })
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return child
}
