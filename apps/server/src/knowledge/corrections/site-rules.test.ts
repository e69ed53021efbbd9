import type { Assistant } from '@foyer/contract/assistants'
import type { ChatAnswer } from '@foyer/contract/chat'
import type { LedgerEntry, Page } from '@foyer/contract/scans'
import {
  type ChangedSiteRules,
  noSiteRules,
  type SiteRules,
  type SiteRulesChange,
} from '@foyer/contract/sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bakery, prose, serveWebsite } from '../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

async function bakeryOwner() {
  const site = await serveWebsite({
    ...bakery,
    '/blog/storm': `${prose('the storm of March')}<p>The oven was out for 17 hours.</p>`,
    '/blog/flood': prose('the flood of May'),
  })
  const owner = await registerOwner(app)
  const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Harbour Bakery', websiteUrl: site.url },
  })
  const at = `/api/assistants/${body.id}`
  const list = async <T>(what: string) => (await owner.call<T[]>('GET', `${at}/${what}`)).body
  const pages = () => list<Page>('pages')
  return {
    site,
    owner,
    at,
    pages,
    paths: async () =>
      (await pages())
        .filter(({ url }) => !url.endsWith('#everywhere'))
        .map(({ url }) => url.replace(site.url, '/')),
    reason: async (url: string) =>
      (await list<LedgerEntry>('ledger')).find((each) => each.url === url)?.reason,
    rescan: () => owner.call('POST', `${at}/scrape`),
    rules: async () => (await owner.call<SiteRules>('GET', `${at}/site-rules`)).body,
    change: (rules: SiteRulesChange | Record<string, unknown>) =>
      owner.call<ChangedSiteRules & { message: string }>('PUT', `${at}/site-rules`, { body: rules }),
    ask: async (message: string) =>
      (await app.call<ChatAnswer>('POST', `/api/chat/${body.id}`, { body: { message } })).body.response,
  }
}

test('excluded pages and paths are forgotten at once and by later scans, until they are included again', async () => {
  const { site, owner, at, pages, paths, reason, rescan, rules, change, ask } = await bakeryOwner()
  expect(await rules()).toEqual(noSiteRules)
  expect(await ask('How long was the oven out?')).toContain('17')
  const { body } = await change({ leftOut: ['/blog/'] })
  expect(body).toMatchObject({ pagesForgotten: 2, leftOut: ['/blog/'], startAddresses: [] })
  expect(await ask('How long was the oven out?')).not.toContain('17')
  const prices = (await pages()).find(({ url }) => url.endsWith('/prices'))!
  await owner.call('DELETE', `${at}/pages/${prices.id}`)
  expect(await rules()).toMatchObject({ leftOut: ['/blog/', prices.url] })
  expect(await paths()).toEqual(['/', '/about', '/contact'])

  site.requests.length = 0
  expect((await rescan()).body).toMatchObject({ added: 0, removed: 0 })
  expect(await paths()).toEqual(['/', '/about', '/contact'])
  expect(site.requests).not.toContain('/prices')
  expect(await reason(prices.url)).toBe('You left this page out')
  expect(await ask('How much is a rye loaf?')).not.toContain('4.20')

  await change({ leftOut: ['/blog'] })
  expect((await rescan()).body).toMatchObject({ added: 1 })
  expect(await ask('How much is a rye loaf?')).toContain('4.20')
  await site.close()
})

test('a page excluded during a scan stays excluded', async () => {
  const { site, paths, change, rescan } = await bakeryOwner()
  const release = site.hold(/^\/about/)
  site.pages['/about'] = prose('our new bakers')
  const scanning = rescan()
  await expect.poll(() => site.requests.filter((path) => path === '/about').length).toBe(2)
  await change({ leftOut: ['/about', '/blog'] })
  release()
  await scanning
  expect(await paths()).toEqual(['/', '/contact', '/prices'])
  await site.close()
})

test('start addresses, sitemaps and path limits decide what else is read', async () => {
  const { site, paths, pages, reason, rescan, rules, change, ask } = await bakeryOwner()
  const partner = await serveWebsite({
    '/': prose('the mill'),
    '/flour': `${prose('flour')}<p>Spelt flour costs £3.10.</p>`,
  })
  const hidden = await serveWebsite({ '/': prose('a secret') })
  const named = await change({
    startAddresses: ['/hidden', partner.url, partner.url],
    sitemaps: [`${hidden.url}sitemap.xml`],
    onlyPaths: ['/prices', '/flour'],
  })
  expect(named).toMatchObject({
    status: 200,
    body: {
      startAddresses: [`${site.url}hidden`, partner.url],
      onlyPaths: ['/prices', '/flour'],
      pagesForgotten: 5,
    },
  })
  expect(await paths()).toEqual(['/prices'])
  expect((await rescan()).status).toBe(200)
  expect(
    (await pages())
      .map(({ url }) => url)
      .filter((url) => !url.includes('#'))
      .sort(),
  ).toEqual([`${site.url}prices`, partner.url, `${partner.url}flour`].sort())
  expect(await reason(`${site.url}hidden`)).toBe('Page not found (404)')
  expect(await ask('How much is spelt flour?')).toContain('3.10')
  expect(await rules()).toMatchObject({ sitemaps: [`${hidden.url}sitemap.xml`] })

  // Pages of a removed start address are forgotten; the website's own stay.
  expect((await change({ startAddresses: [] })).body.pagesForgotten).toBeGreaterThanOrEqual(2)
  expect(await ask('How much is spelt flour?')).not.toContain('3.10')
  expect(await ask('How much is a rye loaf?')).toContain('4.20')
  expect(await paths()).toEqual(['/prices'])
  await Promise.all([site, partner, hidden].map((each) => each.close()))
})

test('invalid and private addresses are refused with a reason, and nothing changes', async () => {
  const { site, rules, change } = await bakeryOwner()
  for (const [wanted, message] of [
    [{ leftOut: ['blog'] }, '“blog” is neither a path such as /blog nor the address of a page.'],
    [{ leftOut: ['/fine', '/*'] }, '“/*” would leave out the whole website.'],
    [{ onlyPaths: ['javascript:alert(1)'] }, expect.stringContaining('neither a path')],
    [{ startAddresses: ['not an address'] }, '“not an address” is not a web address.'],
    [{ startAddresses: ['http://169.254.169.254/latest/'] }, expect.stringContaining('private network')],
    [{ startAddresses: ['http://localhost:3000/api'] }, expect.stringContaining('private network')],
    [{ sitemaps: ['ftp://harbour.example/map.xml'] }, expect.stringContaining('is not a web address')],
    [{ leftOut: ['/a'.repeat(300)] }, expect.stringContaining('at most 500 characters')],
    [{ leftOut: 'all' }, expect.stringContaining('must be a list')],
    [
      { startAddresses: Array.from({ length: 21 }, (_, nth) => `/${nth}`) },
      expect.stringContaining('At most 20'),
    ],
  ] as const) {
    const { status, body } = await change(wanted)
    expect([wanted, status, body.message]).toEqual([wanted, 400, message])
  }
  expect(await rules()).toEqual(noSiteRules)
  await site.close()
})
