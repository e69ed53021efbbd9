import type { Assistant } from '@foyer/contract/assistants'
import { plans } from '@foyer/contract/plans'
import type { Fact, LedgerEntry, Page } from '@foyer/contract/scans'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import type { Limits } from '@foyer/contract/usage'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spendScan } from '../../../money/usage/spend.ts'
import { pages } from '../../../platform/db/schema/pages.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { openProgress } from '../../../testing/progress.ts'
import { type Answer, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bakery, catalogue, serveWebsite } from '../../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    jobs: true,
    environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
  })
})
afterAll(() => app.close())

const session = () => crypto.randomUUID()
const usageOf = async (owner: Awaited<ReturnType<typeof registerOwner>>) =>
  (await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage

describe('a website becomes an assistant', () => {
  test('and its owner watches it being read', async () => {
    const site = await serveWebsite(bakery)
    const owner = await registerOwner(app)
    const sessionId = session()
    const stream = await openProgress(app, sessionId, owner)
    expect(stream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })

    const { status, body } = await owner.call<Assistant>('POST', '/api/assistants', {
      body: { name: 'Harbour Bakery', websiteUrl: site.url, sessionId },
    })
    expect(status).toBe(201)
    expect(body.scan).toMatchObject({ status: 'done', pagesKept: 4, message: null })
    expect(Object.keys(body.scrapedContent)).toEqual(
      expect.arrayContaining([site.url, `${site.url}prices`, `${site.url}contact`, `${site.url}about`]),
    )
    expect(body.scrapedContent[`${site.url}prices`]).toMatchObject({ title: 'Prices' })
    expect(body.promptTemplate).toContain('bread@harbour.example')

    await stream.ended
    expect(stream.steps()).toEqual([
      'initializing',
      'discovering',
      'extracting',
      'processing',
      'generating',
      'completed',
      'done',
    ])
    const ids = stream.events.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    const extracting = stream.events.filter(({ step }) => step === 'extracting')
    expect(extracting.at(-1)?.extracted).toContain('Contact Info')
    expect(extracting.flatMap(({ facts }) => facts ?? []).map(({ value }) => value)).toContain(
      'bread@harbour.example',
    )
    const last = stream.events.at(-1)!
    expect(last).toMatchObject({ step: 'done', assistant: { id: body.id, name: 'Harbour Bakery' } })
    expect(last.assistant).toEqual(body)
    expect(await usageOf(owner)).toEqual({ assistants: 1, messages: 0, scans: 1 })
    await site.close()
  })

  test('whose pages, facts and ledger can be read', async () => {
    const site = await serveWebsite({ ...bakery, '/gone': null })
    const owner = await registerOwner(app)
    const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
      body: { name: 'Harbour Bakery', websiteUrl: site.url },
    })
    const at = `/api/assistants/${body.id}`

    const all: Page[] = []
    for (let next: string | undefined = `${at}/pages?limit=2`; next; ) {
      const answer: Answer<Page[]> = await owner.call<Page[]>('GET', next)
      expect(answer.body.length).toBeLessThanOrEqual(2)
      all.push(...answer.body)
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    // Text shared by all pages can be read and is not counted.
    const [shared, ...known] = all
      .map(({ url }) => url)
      .sort((one) => (one.endsWith(sharedTextMark) ? -1 : 1))
    expect(shared).toBe(`${site.url}${sharedTextMark}`)
    expect(known.sort()).toEqual(Object.keys(body.scrapedContent).sort())
    expect(body.pageCount).toBe(known.length)
    expect(body.scan.pagesKept).toBe(known.length)
    const prices = all.find(({ url }) => url.endsWith('/prices'))!
    const one = await owner.call<Page & { text: string }>('GET', `${at}/pages/${prices.id}`)
    expect(one.body).toMatchObject(prices)
    expect(one.body.text).toContain('| Rye | £4.20 |')
    expect(one.body).not.toHaveProperty('reading')
    expect((await owner.call('GET', `${at}/pages/garbage`)).status).toBe(404)

    const { body: ledger } = await owner.call<LedgerEntry[]>('GET', `${at}/ledger`)
    expect(ledger.filter(({ outcome }) => outcome === 'kept')).toHaveLength(body.pageCount)
    expect(ledger.find(({ url }) => url.endsWith('/prices'))).toMatchObject({ status: 200, outcome: 'kept' })
    expect(ledger.find(({ url }) => url.endsWith('/gone'))).toMatchObject({
      status: 404,
      outcome: 'failed',
      reason: 'Page not found (404)',
    })
    const { body: facts } = await owner.call<Fact[]>('GET', `${at}/facts`)
    expect(facts.map(({ value }) => value)).toContain('bread@harbour.example')
    const few = await owner.call<Fact[]>('GET', `${at}/facts?limit=1`)
    expect(few.body).toHaveLength(1)
    expect(few.headers.get('link')).toContain('rel="next"')

    for (const wrong of ['limit=0', 'limit=5000', 'limit=x'])
      expect((await owner.call('GET', `${at}/pages?${wrong}`)).status).toBe(400)
    expect((await owner.call('GET', `${at}/ledger?cursor=garbage`)).status).toBe(400)
    await site.close()
  })

  test('text shared by all pages is stored once', async () => {
    const site = await serveWebsite(catalogue(8))
    const owner = await registerOwner(app)
    const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
      body: { name: 'Catalogue', websiteUrl: site.url },
    })
    const known = await app.services.db.select().from(pages).where(eq(pages.assistantId, body.id))
    expect(known.filter(({ text }) => text.includes('01632 960 555'))).toHaveLength(1)
    await site.close()
  })

  test('the plan limits the pages read, and the owner is told', async () => {
    const site = await serveWebsite(catalogue(60))
    const owner = await registerOwner(app)
    const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
      body: { name: 'Catalogue', websiteUrl: site.url },
    })
    expect(body.scan.pagesKept).toBe(50)
    expect(body.scan.message).toMatch(
      /^50 pages were read, as many as your plan includes; \d+ more were found\.$/,
    )
    await site.close()
  })

  test('a repeated request with the same id creates it once', async () => {
    const site = await serveWebsite(bakery)
    const owner = await registerOwner(app)
    const wanted = { name: 'Harbour Bakery', websiteUrl: site.url, sessionId: session() }
    const all = await Promise.all(
      [1, 2, 3].map(() => owner.call<Assistant>('POST', '/api/assistants', { body: wanted })),
    )
    const made = all.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(await usageOf(owner)).toMatchObject({ assistants: 1, scans: 1 })
    const other = await owner.call('POST', '/api/assistants', { body: { ...wanted, name: 'Another' } })
    expect(other.status).toBe(409)
    await site.close()
  })
})

describe('an unreadable site', () => {
  test.each([
    ['a 404 at its start', { '/': null }, /not found \(404\)/i],
    ['nothing on it', { '/': '' }, /./],
  ])('%s creates nothing, counts nothing and gives a reason', async (_name, site, reason) => {
    const website = await serveWebsite(site)
    const owner = await registerOwner(app)
    const sessionId = session()
    const stream = await openProgress(app, sessionId, owner)
    const { status, body } = await owner.call('POST', '/api/assistants', {
      body: { name: 'Nobody', websiteUrl: website.url, sessionId },
    })
    expect(status).toBe(422)
    expect(body.message).toMatch(reason)
    await stream.ended
    expect(stream.events.at(-1)).toMatchObject({ step: 'error', message: body.message })
    expect(await usageOf(owner)).toEqual({ assistants: 0, messages: 0, scans: 0 })
    expect((await owner.call('GET', '/api/assistants')).body).toEqual([])
    await website.close()
  })

  test('an unreachable server is named as such', async () => {
    const site = await serveWebsite(bakery)
    await site.close()
    const owner = await registerOwner(app)
    const { status, body } = await owner.call('POST', '/api/assistants', {
      body: { name: 'Gone', websiteUrl: site.url },
    })
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'No website answers at this address: the server refused the connection.',
    })
  })
})

describe('limits', () => {
  test('a full plan answers 403 and ends the stream', async () => {
    const owner = await registerOwner(app)
    await owner.call('POST', '/api/assistants', { body: { name: 'First' } })
    const sessionId = session()
    const stream = await openProgress(app, sessionId, owner)
    const { status, body } = await owner.call('POST', '/api/assistants', {
      body: { name: 'Second', websiteUrl: 'https://example.com/', sessionId },
    })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      limitReached: true,
      message: expect.stringContaining('Assistant limit reached'),
    })
    await stream.ended
    expect(stream.events).toMatchObject([{ step: 'error', limitReached: true, message: body.message }])
  })

  test('without scans left nothing is scanned', async () => {
    const site = await serveWebsite(bakery)
    const owner = await registerOwner(app)
    for (let nth = 0; nth < 5; nth++)
      await spendScan(app.services.db, app.services, { id: owner.id, plan: plans.free })
    const { status, body } = await owner.call('POST', '/api/assistants', {
      body: { name: 'Harbour Bakery', websiteUrl: site.url },
    })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      limitReached: true,
      message: expect.stringContaining('Scraping limit reached'),
    })
    expect(site.requests).toEqual([])
    await site.close()
  })

  test('two sites at once on the free plan create one assistant', async () => {
    const site = await serveWebsite(bakery, { delayMs: 50 })
    const owner = await registerOwner(app)
    const create = () =>
      owner.call('POST', '/api/assistants', { body: { name: 'Harbour Bakery', websiteUrl: site.url } })
    const statuses = (await Promise.all([create(), create()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 403])
    expect(await usageOf(owner)).toMatchObject({ assistants: 1, scans: 1 })
    await site.close()
  })
})
