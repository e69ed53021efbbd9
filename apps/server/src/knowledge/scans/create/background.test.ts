import type { Assistant } from '@foyer/contract/assistants'
import type { Page } from '@foyer/contract/scans'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistants } from '../../../platform/db/schema/assistants.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { openProgress } from '../../../testing/progress.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { catalogue, serveWebsite } from '../../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    jobs: true,
    environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
    // So short that everything continues in the background.
    scanning: { backgroundAfterMs: 1 },
  })
})
afterAll(() => app.close())

const read = async (owner: Awaited<ReturnType<typeof registerOwner>>, id: string) =>
  (await owner.call<Assistant>('GET', `/api/assistants/${id}`)).body

test('a slow creation continues in the background and its pages are swapped in', async () => {
  // Ten pages come at once, the others after the move to the background.
  const all = Object.entries(catalogue(40))
  const atOnce = all.slice(0, 10).map(([path, page]) => [path.replace('item', 'article'), page])
  const site = await serveWebsite(Object.fromEntries([...atOnce, ...all.slice(10)]))
  const release = site.hold()
  const owner = await registerOwner(app)
  const sessionId = crypto.randomUUID()
  const stream = await openProgress(app, sessionId, owner)
  const { status, body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url, sessionId },
  })
  expect(status).toBe(201)
  expect(body.scan.status).toBe('running')
  expect(body.pageCount).toBeGreaterThan(0)
  expect(body.pageCount).toBeLessThan(40)
  expect(body.promptTemplate).toContain('Catalogue')

  const moved = await stream.until(({ step }) => step === 'background-transition')
  expect(moved.assistant).toMatchObject({ id: body.id, name: 'Catalogue' })
  const [early] = (await owner.call<Page[]>('GET', `/api/assistants/${body.id}/pages?limit=1`)).body
  const cancel = await owner.call('POST', `/api/assistants/create-progress/${sessionId}/cancel`)
  expect(cancel.status).toBe(409)

  release()
  const done = await stream.until(({ step }) => step === 'done')
  expect(done.assistant).toMatchObject({ id: body.id, pageCount: 40 })
  const after = await read(owner, body.id)
  expect(after.scan).toMatchObject({ status: 'done', pagesKept: 40 })
  expect(Object.keys(after.scrapedContent)).toHaveLength(40)
  // Known pages keep their ids.
  expect((await owner.call('GET', `/api/assistants/${body.id}/pages/${early!.id}`)).status).toBe(200)
  await site.close()
})

test('an assistant without a description gets one when its scan ends', async () => {
  const [home, ...others] = Object.entries(catalogue(4))
  const shop = {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'Shop',
    description: 'A shop for lamps.',
  }
  const described = `${home![1]}<p>Welcome to the shop.</p><script type="application/ld+json">${JSON.stringify(shop)}</script>`
  const site = await serveWebsite(Object.fromEntries([['/', described], ...others]))
  const release = site.hold()
  const owner = await registerOwner(app)
  const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Shop', websiteUrl: site.url },
  })
  expect(body.scan.status).toBe('running')
  // As if no process had been free to find facts.
  await app.services.db.update(assistants).set({ description: '' }).where(eq(assistants.id, body.id))
  release()
  await expect.poll(async () => (await read(owner, body.id)).scan.status).toBe('done')
  expect((await read(owner, body.id)).description).toBe('A shop for lamps.')
  await site.close()
})

test('nothing is created before a first page was read, however long that takes', async () => {
  const site = await serveWebsite(catalogue(6))
  const release = site.hold(/^\/$/)
  const owner = await registerOwner(app)
  const creating = owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Slow', websiteUrl: site.url },
  })
  await expect.poll(() => site.requests).toContain('/')
  expect((await owner.call('GET', '/api/assistants')).body).toEqual([])
  release()
  const { status, body } = await creating
  expect(status).toBe(201)
  expect(body.pageCount).toBeGreaterThan(0)
  await expect.poll(async () => (await read(owner, body.id)).scan.status, { timeout: 90_000 }).toBe('done')
  await site.close()
})

test('a slow rescan answers that it continues', async () => {
  const site = await serveWebsite(catalogue(6))
  const owner = await registerOwner(app)
  const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url },
  })
  await expect.poll(async () => (await read(owner, body.id)).scan.status, { timeout: 90_000 }).toBe('done')
  const release = site.hold()
  const answer = await owner.call('POST', `/api/assistants/${body.id}/scrape`)
  expect(answer.status).toBe(202)
  expect(answer.body.message).toContain('still being scanned')
  const again = await owner.call('POST', `/api/assistants/${body.id}/scrape`)
  expect(again).toMatchObject({ status: 409, body: { message: 'This website is being scanned already.' } })
  release()
  await expect.poll(async () => (await read(owner, body.id)).scan.status, { timeout: 90_000 }).toBe('done')
  await site.close()
})
