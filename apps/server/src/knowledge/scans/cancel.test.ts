import type { Assistant } from '@foyer/contract/assistants'
import type { Limits } from '@foyer/contract/usage'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../../platform/db/schema/pages.ts'
import { scans } from '../../platform/db/schema/scans.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { registerOwner } from '../../testing/owners.ts'
import { openProgress } from '../../testing/progress.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bakery, catalogue, serveWebsite } from '../../testing/website.ts'
import { scanQueue } from './scan.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const session = () => crypto.randomUUID()
const pagesStoredFor = (owner: { id: string }) => app.services.db.$count(pages, eq(pages.accountId, owner.id))
const usageOf = async (owner: Awaited<ReturnType<typeof registerOwner>>) =>
  (await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage

describe('cancelling', () => {
  test('stops the crawl while pages are pending, creates nothing and refunds the scan', async () => {
    const site = await serveWebsite(catalogue(50))
    const release = site.hold()
    const owner = await registerOwner(app)
    const sessionId = session()
    const stream = await openProgress(app, sessionId, owner)
    const creating = owner.call('POST', '/api/assistants', {
      body: { name: 'Catalogue', websiteUrl: site.url, sessionId },
    })
    await stream.until(({ step }) => step === 'extracting')
    const cancelled = await owner.call('POST', `/api/assistants/create-progress/${sessionId}/cancel`)
    expect(cancelled).toMatchObject({ status: 200, body: { message: 'Creation was cancelled.' } })
    const { status, body } = await creating
    expect({ status, message: body.message }).toEqual({ status: 409, message: 'Creation was cancelled.' })
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({ step: 'error', message: 'Creation was cancelled.' })

    await waitForJobs(app, scanQueue)
    release()
    expect(site.requests).toContain('/')
    expect(site.requests.length).toBeLessThan(50)
    expect(await usageOf(owner)).toEqual({ assistants: 0, messages: 0, scans: 0 })
    expect(await pagesStoredFor(owner)).toBe(0)
    await site.close()
  })

  test('is for the owner only, and only while there is something to cancel', async () => {
    const site = await serveWebsite(bakery)
    const release = site.hold()
    const owner = await registerOwner(app)
    const stranger = await registerOwner(app)
    const sessionId = session()
    const path = `/api/assistants/create-progress/${sessionId}/cancel`
    expect((await owner.call('POST', path)).status).toBe(404)
    const stream = await openProgress(app, sessionId, owner)
    const creating = owner.call('POST', '/api/assistants', {
      body: { name: 'Harbour Bakery', websiteUrl: site.url, sessionId },
    })
    await stream.until(({ step }) => step === 'extracting')
    expect((await app.call('POST', path)).status).toBe(401)
    expect((await stranger.call('POST', path)).status).toBe(404)
    release()
    expect((await creating).status).toBe(201)
    expect((await owner.call('POST', path)).status).toBe(409)
    await site.close()
  })
})

test('a deleted assistant’s scan ends with it', async () => {
  const site = await serveWebsite(catalogue(40))
  const owner = await registerOwner(app)
  const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Catalogue', websiteUrl: site.url },
  })
  const known = site.requests.length
  const release = site.hold()
  const rescan = owner.call('POST', `/api/assistants/${body.id}/scrape`)
  await expect.poll(() => site.requests.slice(known).some((path) => path.startsWith('/item-'))).toBe(true)
  expect((await owner.call('DELETE', `/api/assistants/${body.id}`)).status).toBe(200)
  expect((await rescan).status).toBeGreaterThanOrEqual(202)
  await waitForJobs(app, scanQueue)
  release()
  expect(site.requests.length).toBeLessThan(2 * known)
  expect(await app.services.db.select().from(scans).where(eq(scans.accountId, owner.id))).toEqual([])
  expect(await pagesStoredFor(owner)).toBe(0)
  await site.close()
})
