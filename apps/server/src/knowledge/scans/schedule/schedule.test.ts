import type { Assistant } from '@foyer/contract/assistants'
import { plans } from '@foyer/contract/plans'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spendScan } from '../../../money/usage/spend.ts'
import { assistants } from '../../../platform/db/schema/assistants.ts'
import { accounts } from '../../../platform/db/schema/auth.ts'
import { scans } from '../../../platform/db/schema/scans.ts'
import { waitForJobs } from '../../../testing/jobs.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bakery, prose, serveWebsite } from '../../../testing/website.ts'
import { scanQueue } from '../scan.ts'
import { scheduleScans } from './schedule-scans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

describe('schedules', () => {
  const proOwner = async () => {
    const site = await serveWebsite(bakery)
    const owner = await registerOwner(app, { tier: 'pro' })
    const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
      body: { name: 'Harbour Bakery', websiteUrl: site.url },
    })
    const at = `/api/assistants/${body.id}/auto-scrape`
    const nextScanAt = async () => {
      const [row] = await app.services.db.select().from(assistants).where(eq(assistants.id, body.id))
      return row!.nextScanAt
    }
    const makeDue = () =>
      app.services.db
        .update(assistants)
        .set({ nextScanAt: new Date(app.services.now().getTime() - 1_000) })
        .where(eq(assistants.id, body.id))
    const scanState = async () => (await owner.call<Assistant>('GET', `/api/assistants/${body.id}`)).body.scan
    return { site, owner, made: body, at, nextScanAt, makeDue, scanState }
  }
  const scansOf = async ({ id }: { id: string }) =>
    (
      await app.services.db
        .select({ kind: scans.kind })
        .from(scans)
        .where(eq(scans.accountId, id))
        .orderBy(scans.createdAt)
    ).map(({ kind }) => kind)
  const tick = () => app.services.queue.send({ name: 'schedule-scans' }, {})
  const hour = 3_600_000

  test('depend on the plan', async () => {
    const owner = await registerOwner(app)
    const { body } = await owner.call<Assistant>('POST', '/api/assistants', { body: { name: 'A' } })
    const at = `/api/assistants/${body.id}/auto-scrape`
    expect((await owner.call('GET', at)).body).toEqual({ autoScrapeEnabled: false, scrapeSchedule: 'manual' })
    for (const change of [{ autoScrapeEnabled: true }, { scrapeSchedule: 'daily' }]) {
      expect(await owner.call('PUT', at, { body: change })).toMatchObject({
        status: 403,
        body: { message: 'Auto-scraping is not available on your current plan.' },
      })
    }
    expect((await owner.call('PUT', at, { body: { autoScrapeEnabled: false } })).status).toBe(200)
    expect((await owner.call('PUT', at, { body: { scrapeSchedule: 'hourly' } })).status).toBe(400)
  })

  test.each([
    ['daily', 24 * hour],
    ['weekly', 168 * hour],
    ['monthly', 720 * hour],
  ])('%s is due after its interval and some jitter', async (scrapeSchedule, after) => {
    const { site, owner, at, nextScanAt } = await proOwner()
    expect((await owner.call('PUT', at, { body: { scrapeSchedule } })).body).toEqual({
      autoScrapeEnabled: false,
      scrapeSchedule,
    })
    expect(await nextScanAt()).toBeNull()
    await owner.call('PUT', at, { body: { autoScrapeEnabled: true } })
    const wait = (await nextScanAt())!.getTime() - app.services.now().getTime()
    expect(wait).toBeGreaterThan(after - 10_000)
    expect(wait).toBeLessThan(after + 2 * hour + 10_000)
    await owner.call('PUT', at, { body: { autoScrapeEnabled: false } })
    expect(await nextScanAt()).toBeNull()
    await site.close()
  })

  test('run when due, and are set for the next time', async () => {
    const { site, owner, at, made, nextScanAt, makeDue, scanState } = await proOwner()
    await owner.call('PUT', at, { body: { autoScrapeEnabled: true, scrapeSchedule: 'daily' } })
    await makeDue()
    site.pages['/jobs'] = prose('working with us')
    await tick()
    await expect
      .poll(
        async () =>
          Object.keys((await owner.call<Assistant>('GET', `/api/assistants/${made.id}`)).body.scrapedContent),
        {
          timeout: 90_000,
        },
      )
      .toContain(`${site.url}jobs`)
    expect(await scanState()).toMatchObject({ status: 'done' })
    expect((await nextScanAt())!.getTime()).toBeGreaterThan(app.services.now().getTime() + 23 * hour)
    await site.close()
  })

  test('that fail are retried sooner, and the failure is shown', async () => {
    const { site, owner, at, nextScanAt, makeDue, scanState } = await proOwner()
    await owner.call('PUT', at, { body: { autoScrapeEnabled: true, scrapeSchedule: 'weekly' } })
    await makeDue()
    site.pages = {}
    await tick()
    await expect.poll(async () => (await scanState()).status, { timeout: 90_000 }).toBe('failed')
    const wait = (await nextScanAt())!.getTime() - app.services.now().getTime()
    expect(wait).toBeGreaterThan(0.9 * hour)
    expect(wait).toBeLessThan(1.2 * hour)
    await site.close()
  })

  test('do not run on a plan that lost them', async () => {
    const lost = await proOwner()
    const kept = await proOwner()
    for (const { owner, at, makeDue } of [lost, kept]) {
      await owner.call('PUT', at, { body: { autoScrapeEnabled: true, scrapeSchedule: 'daily' } })
      await makeDue()
    }
    const before = await lost.scanState()
    const asked = lost.site.requests.length
    await app.services.db.update(accounts).set({ tier: 'free' }).where(eq(accounts.id, lost.owner.id))
    // Called directly, because the queue already has the due scans.
    await scheduleScans(app.services).run({}, new AbortController().signal)
    await waitForJobs(app, scanQueue)
    expect(await scansOf(kept.owner)).toEqual(['create', 'scheduled'])
    expect(await scansOf(lost.owner)).toEqual(['create'])
    expect(lost.site.requests.length).toBe(asked)
    expect(await lost.scanState()).toEqual(before)
    expect((await lost.owner.call('PUT', lost.at, { body: { autoScrapeEnabled: false } })).status).toBe(200)
    await Promise.all([lost.site.close(), kept.site.close()])
  })

  test('tell the owner when the month’s scans are used up', async () => {
    const { site, owner, at, makeDue, scanState } = await proOwner()
    await owner.call('PUT', at, { body: { autoScrapeEnabled: true, scrapeSchedule: 'daily' } })
    await Promise.all(
      Array.from({ length: 199 }, () =>
        spendScan(app.services.db, app.services, { id: owner.id, plan: plans.pro }),
      ),
    )
    await makeDue()
    await tick()
    await expect
      .poll(async () => (await scanState()).message, { timeout: 90_000 })
      .toContain('Scraping limit reached')
    await site.close()
  })
})
