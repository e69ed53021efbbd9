import type { Assistant } from '@foyer/contract/assistants'
import type { Notices } from '@foyer/contract/notices'
import { plans } from '@foyer/contract/plans'
import type { LedgerEntry, Page } from '@foyer/contract/scans'
import type { Limits } from '@foyer/contract/usage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spendScan } from '../../money/usage/spend.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bakery, prose, serveWebsite } from '../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

async function bakeryOwner() {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(app)
  const { status, body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Harbour Bakery', websiteUrl: site.url },
  })
  expect(status).toBe(201)
  const at = `/api/assistants/${body.id}`
  return {
    site,
    owner,
    made: body,
    at,
    rescan: () => owner.call('POST', `${at}/scrape`),
    read: async () => (await owner.call<Assistant>('GET', at)).body,
    pages: async () => (await owner.call<Page[]>('GET', `${at}/pages`)).body,
    scans: async () => (await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage.scans,
  }
}

const done = 'Website scraped successfully. Assistant prompt updated.'

describe('a rescan', () => {
  test('reports what was added, changed and removed, and keeps the rest', async () => {
    const { site, owner, at, rescan, pages, read, scans } = await bakeryOwner()
    const before = new Map((await pages()).map((page) => [page.url, page]))
    site.pages['/prices'] = site.pages['/prices']!.replace('£4.20', '£4.60')
    site.pages['/jobs'] = prose('working with us')
    delete site.pages['/about']

    const { status, body } = await rescan()
    expect(status).toBe(200)
    expect(body).toEqual({ message: done, added: 1, changed: 1, removed: 1 })
    const after = new Map((await pages()).map((page) => [page.url, page]))
    const home = site.url
    expect([...after.keys()]).toEqual(expect.arrayContaining([home, `${home}jobs`, `${home}prices`]))
    expect(after.has(`${home}about`)).toBe(false)
    expect(after.get(`${home}prices`)!.id).toBe(before.get(`${home}prices`)!.id)
    const prices = await owner.call<{ text: string }>('GET', `${at}/pages/${after.get(`${home}prices`)!.id}`)
    expect(prices.body.text).toContain('£4.60')
    expect((await read()).scan).toMatchObject({
      status: 'done',
      pagesKept: 4,
      added: 1,
      changed: 1,
      removed: 1,
    })
    expect(await scans()).toBe(2)
    await site.close()
  })

  test('of an unchanged site fetches each page once and changes nothing', async () => {
    const { site, rescan, pages } = await bakeryOwner()
    const before = await pages()
    const { body } = await rescan()
    expect(body).toEqual({ message: done, added: 0, changed: 0, removed: 0 })
    expect(site.notModified).toBe(4)
    const after = await pages()
    expect(after.map(({ id, url, characters }) => [id, url, characters])).toEqual(
      before.map(({ id, url, characters }) => [id, url, characters]),
    )
    expect(Date.parse(after[0]!.scrapedAt)).toBeGreaterThan(Date.parse(before[0]!.scrapedAt))
    // Pages skipped as unchanged are still complete after the next scan.
    site.pages['/contact'] = site.pages['/contact']!.replace('3 Quay Street', '5 Quay Street')
    expect((await rescan()).body).toMatchObject({ added: 0, changed: 1, removed: 0 })
    expect((await pages()).length).toBe(before.length)
    await site.close()
  })

  test('that fails keeps the known pages, gives the reason and counts nothing', async () => {
    const { site, owner, rescan, read, pages, scans } = await bakeryOwner()
    const [before, known] = [await read(), await pages()]
    const whole = site.pages
    site.pages = {}
    const { status, body } = await rescan()
    expect(status).toBe(422)
    expect(body.message).toBe('Page not found (404).')
    const after = await read()
    expect(after.scan).toMatchObject({ status: 'failed', message: body.message })
    expect((await rescan()).status).toBe(422)
    const told = (await owner.call<Notices>('GET', '/api/notices')).body.notices
    expect(told).toMatchObject([
      { kind: 'scan_failed', title: 'The website of Harbour Bakery could not be read' },
    ])
    expect(after.scrapedContent).toEqual(before.scrapedContent)
    expect(after.promptTemplate).toBe(before.promptTemplate)
    expect(await pages()).toEqual(known)
    expect(await scans()).toBe(1)
    site.pages = whole
    expect((await rescan()).body).toMatchObject({ message: done, added: 0, changed: 0, removed: 0 })
    await site.close()
  })

  test('does not forget a page that is unreachable for a moment', async () => {
    const { site, rescan, pages, owner, at } = await bakeryOwner()
    const before = await pages()
    site.failing.add('/prices')
    delete site.pages['/about']
    expect((await rescan()).body).toMatchObject({
      message: `${done} 1 page could not be read this time and stays as it was.`,
      added: 0,
      changed: 0,
      removed: 1,
    })
    const known = await pages()
    const prices = known.find(({ url }) => url.endsWith('/prices'))!
    expect(prices).toEqual(before.find(({ url }) => url.endsWith('/prices')))
    expect(known.some(({ url }) => url.endsWith('/about'))).toBe(false)
    const { body } = await owner.call<LedgerEntry[]>('GET', `${at}/ledger`)
    expect(body.find(({ url }) => url.endsWith('/prices'))).toMatchObject({ outcome: 'failed', status: 500 })
    await site.close()
  })

  test('rebuilds the prompt unless the owner wrote it', async () => {
    const { site, owner, at, rescan, read } = await bakeryOwner()
    site.pages['/contact'] = site.pages['/contact']!.replaceAll(
      'bread@harbour.example',
      'hello@harbour.example',
    )
    await rescan()
    expect((await read()).promptTemplate).toContain('hello@harbour.example')
    await owner.call('PATCH', at, { body: { promptTemplate: 'Mine.' } })
    site.pages['/contact'] = site.pages['/contact']!.replaceAll(
      'hello@harbour.example',
      'bake@harbour.example',
    )
    await rescan()
    expect((await read()).promptTemplate).toBe('Mine.')
    const { body } = await owner.call('POST', `${at}/rebuild-prompt`)
    expect(body.promptTemplate).toContain('bake@harbour.example')
    await site.close()
  })

  test('runs once if two are requested', async () => {
    const { site, rescan, scans } = await bakeryOwner()
    const statuses = (await Promise.all([rescan(), rescan(), rescan()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await scans()).toBe(2)
    await site.close()
  })

  test('needs a website and a scan left', async () => {
    const { site, owner, at, rescan } = await bakeryOwner()
    for (let nth = 1; nth < 5; nth++)
      await spendScan(app.services.db, app.services, { id: owner.id, plan: plans.free })
    const { status, body } = await rescan()
    expect(status).toBe(403)
    expect(body).toMatchObject({
      limitReached: true,
      message: expect.stringContaining('Scraping limit reached'),
    })
    await owner.call('PATCH', at, { body: { websiteUrl: '' } })
    expect(await rescan()).toMatchObject({
      status: 400,
      body: { message: 'This assistant has no website. Add its address first.' },
    })
    await site.close()
  })

  test('of another website replaces everything known', async () => {
    const { site, owner, at, rescan, pages } = await bakeryOwner()
    const other = await serveWebsite({ '/': prose('a florist'), '/roses': prose('roses') })
    await owner.call('PATCH', at, { body: { websiteUrl: other.url } })
    expect((await rescan()).body).toMatchObject({ message: done, changed: 0 })
    expect((await pages()).every(({ url }) => url.startsWith(other.url))).toBe(true)
    await site.close()
    await other.close()
  })

  test('of a site without https uses the address that answered', async () => {
    const site = await serveWebsite(bakery)
    const owner = await registerOwner(app)
    const { body: made } = await owner.call<Assistant>('POST', '/api/assistants', {
      body: { name: 'Harbour Bakery', websiteUrl: site.url.replace('http:', 'https:') },
    })
    expect(made.websiteUrl).toBe(site.url)
    const at = `/api/assistants/${made.id}`
    const pages = (await owner.call<Page[]>('GET', `${at}/pages`)).body
    expect(pages.map(({ url }) => url).filter((url) => !url.startsWith(site.url))).toEqual([])

    expect((await owner.call('POST', `${at}/scrape`)).body.message).toBe(done)
    const ledger = (await owner.call<LedgerEntry[]>('GET', `${at}/ledger`)).body
    expect(ledger.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(ledger.map(({ url }) => url)).toContain(site.url)
    await site.close()
  })

  test('has the ledger of its own scan', async () => {
    const { site, owner, at, rescan } = await bakeryOwner()
    site.pages['/gone'] = null
    await rescan()
    const { body } = await owner.call<LedgerEntry[]>('GET', `${at}/ledger`)
    expect(body.find(({ url }) => url.endsWith('/gone'))).toMatchObject({ outcome: 'failed' })
    expect(new Set(body.map(({ url }) => url)).size).toBe(body.length)
    await site.close()
  })
})
