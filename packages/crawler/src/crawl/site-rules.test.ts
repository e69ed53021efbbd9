import { expect, test } from 'vitest'
import { crawlSite, html, reply, serveSite } from '../testing/site.ts'
import { readPathRule, type SiteRules, unwantedBy } from './site-rules.ts'

const none: SiteRules = { startAddresses: [], sitemaps: [], onlyPaths: [], leftOut: [] }

test("a rule is a path prefix, a pattern or a single page's address", () => {
  const unwanted = unwantedBy({
    ...none,
    leftOut: [
      '/blog/',
      '/shop/*/archive',
      '/*.pdf',
      'https://www.harbour.example/Team/',
      'http://a.example/old*',
    ],
  })
  const of = (path: string) => unwanted(new URL(path, 'https://harbour.example').href)
  for (const path of [
    '/blog',
    '/Blog/2025/storm',
    '/blog?page=2',
    '/shop/tea/archive/1',
    '/files/menu.PDF',
    '/team',
    'http://www.a.example/old-prices',
  ])
    expect([path, of(path)]).toEqual([path, 'left out'])
  for (const path of ['/', '/blogging', '/shop/archive', '/team/anna', '/pdf', '/old'])
    expect([path, of(path)]).toEqual([path, null])

  const chosen = unwantedBy({
    ...none,
    onlyPaths: ['/shop'],
    startAddresses: ['https://harbour.example/contact'],
  })
  expect(chosen('https://harbour.example/shop/tea')).toBeNull()
  expect(chosen('https://harbour.example/contact/')).toBeNull()
  expect(chosen('https://harbour.example/about')).toBe('not chosen')

  const garbage = [
    '',
    'blog',
    '//evil.example',
    '/a b',
    'ftp://a.example/',
    'https://',
    'javascript:alert(1)',
    '\u0000/',
  ]
  for (const rule of garbage) expect([rule, readPathRule(rule)]).toEqual([rule, null])
  // The maximum number of stars still needs only one pass.
  const stars = unwantedBy({ ...none, leftOut: [`/${'*a'.repeat(200)}`] })
  expect(stars(`https://harbour.example/${'a'.repeat(199)}${'b'.repeat(1_700)}`)).toBeNull()
})

test('reads additional start pages and sitemaps, and skips excluded paths', async () => {
  await using other = await serveSite({
    '/start': html('Partner start', ['/terms', '/internal/plans']),
    '/terms': html('Partner terms'),
    '/internal/plans': html('Partner plans'),
    '/sitemap.xml': (request, response) =>
      reply(response, {
        headers: { 'content-type': 'text/plain' },
        body: `http://${request.headers.host}/listed`,
      }),
    '/listed': html('Listed by the partner'),
  })
  await using site = await serveSite({
    '/': html('Home', ['/about', '/blog/one', '/moved', `${other.origin}/terms`]),
    '/about': html('About'),
    '/blog/one': html('Blog one'),
    '/moved': { status: 302, headers: { location: '/blog/two' } },
    '/hidden': html('Hidden', ['/hidden/more']),
    '/hidden/more': html('More that is hidden'),
    '/own-map.txt': (request, response) =>
      reply(response, {
        headers: { 'content-type': 'text/plain' },
        body: `http://${request.headers.host}/mapped`,
      }),
    '/mapped': html('Mapped'),
  })
  const { pages, reason } = await crawlSite([site, other], {
    rules: {
      startAddresses: [`${site.origin}/hidden`, `${other.origin}/start`],
      sitemaps: [`${site.origin}/own-map.txt`],
      onlyPaths: [],
      leftOut: ['/blog', '/internal', `${site.origin}/`],
    },
  })
  expect(pages.map(({ url }) => url).sort()).toEqual(
    [
      ...['/about', '/hidden', '/hidden/more', '/mapped'].map((path) => site.origin + path),
      ...['/listed', '/start', '/terms'].map((path) => other.origin + path),
    ].sort(),
  )
  for (const path of ['/', '/blog/one', '/blog/two']) expect(reason(path)).toBe('You left this page out')
  expect(site.requests).not.toContain('/blog/one')
  expect(site.requests).not.toContain('/blog/two')
})

test('an additional site without https is read by http, with its sitemap', async () => {
  await using other = await serveSite({
    '/': html('Courses', ['/dates']),
    '/dates': html('Dates'),
    '/sitemap.xml': (request, response) =>
      reply(response, {
        headers: { 'content-type': 'text/plain' },
        body: `http://${request.headers.host}/listed`,
      }),
    '/listed': html('Listed'),
  })
  await using site = await serveSite({ '/': html('Home') })
  const named = `${other.origin.replace('http:', 'https:')}/`
  const { pages, ledger } = await crawlSite([site, other], { rules: { ...none, startAddresses: [named] } })
  expect(pages.map(({ url }) => url).sort()).toEqual(
    [`${site.origin}/`, ...['/', '/dates', '/listed'].map((path) => other.origin + path)].sort(),
  )
  expect(ledger.filter(({ url }) => url === named)).toMatchObject([{ outcome: 'failed' }])
})

test('a forbidden start address is reported and the site is still read', async () => {
  await using hidden = await serveSite({ '*': html('Intranet') })
  await using site = await serveSite({ '/': html('Home') })
  const { paths, ledger } = await crawlSite(site, {
    rules: { ...none, startAddresses: [`${hidden.origin}/`, 'http://169.254.169.254/latest'] },
  })
  expect(paths).toEqual(['/'])
  expect(hidden.requests).toEqual([])
  for (const url of [`${hidden.origin}/`, 'http://169.254.169.254/latest'])
    expect(ledger.find((entry) => entry.url === url)).toMatchObject({ outcome: 'failed', status: null })
})
