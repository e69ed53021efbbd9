import { expect, test } from 'vitest'
import { crawlSite, html, type Route, reply, serveSite } from '../testing/site.ts'
import type { PageEvent } from './crawl-event.ts'

const asPrevious = (pages: PageEvent[]) =>
  new Map(
    pages.map(({ page, ...event }) => {
      const links = page?.robots.nofollow ? [] : (page?.links ?? [])
      return [event.url, { ...event, links: async () => links }]
    }),
  )

/** Answers 304 to requests with a matching etag. */
const versioned =
  (etag: string, body: string): Route =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    reply(response, { headers: { etag, 'last-modified': 'Mon, 02 Feb 2026 10:00:00 GMT' }, body })
  }

test('a rescan sends validators and keeps the links of unchanged pages', async () => {
  const routes: Record<string, Route> = {
    '/': versioned('"home-1"', html('Home', ['/a', '/b', '/c'])),
    '/a': versioned('"a-1"', html('A', ['/deep'])),
    '/b': html('B'),
    '/c': html('C'),
    '/deep': versioned('"deep-1"', html('Deep')),
  }
  await using site = await serveSite(routes)
  const first = await crawlSite(site)
  expect(first.pages.every(({ unchanged }) => !unchanged)).toBe(true)
  expect(first.paths).toHaveLength(5)

  routes['/a'] = versioned('"a-2"', html('A, rewritten', ['/deep', '/new']))
  routes['/new'] = html('New')
  delete routes['/c']
  const second = await crawlSite(site, { previous: asPrevious(first.pages) })
  const byPath = new Map(second.pages.map((page) => [new URL(page.url).pathname, page]))
  expect([...byPath.keys()].sort()).toEqual(['/', '/a', '/b', '/deep', '/new'])
  expect(byPath.get('/')).toMatchObject({ unchanged: true, status: 304, page: null, etag: '"home-1"' })
  expect(byPath.get('/deep')).toMatchObject({ unchanged: true, page: null })
  expect(byPath.get('/b')).toMatchObject({ unchanged: true, status: 200 })
  expect(byPath.get('/a')).toMatchObject({ unchanged: false, etag: '"a-2"' })
  expect(byPath.get('/new')).toMatchObject({ unchanged: false })
  expect(byPath.get('/')?.hash).toBe(first.pages[0]?.hash)
  expect(second.reason('/c')).toBe('Page not found (404)')
})

test('a rescan with a higher limit reads pages that only unchanged pages link to', async () => {
  await using site = await serveSite({
    '/': versioned('"tour-1"', html('Boat tours', ['/islands'])),
    '/islands': versioned('"islands-1"', html('The islands', ['/seals', '/lighthouse'])),
    '/seals': html('Seals', ['/seals/young']),
    '/lighthouse': html('The lighthouse'),
    '/seals/young': html('Young seals'),
  })
  const small = await crawlSite(site, { limits: { pages: 2 } })
  expect(small.paths).toEqual(['/', '/islands'])
  const large = await crawlSite(site, { previous: asPrevious(small.pages), limits: { pages: 50 } })
  expect(large.pages.filter(({ status }) => status === 304)).toHaveLength(2)
  expect(large.paths.sort()).toEqual(['/', '/islands', '/lighthouse', '/seals', '/seals/young'])
})

test('nofollow in the head or header still applies to unchanged pages', async () => {
  const onlyHeader: Route = (request, response) => {
    const headers = { etag: '"menu-1"', 'x-robots-tag': 'nofollow' }
    if (request.headers['if-none-match']) return response.writeHead(304, { etag: '"menu-1"' }).end()
    reply(response, { headers, body: html('Menu', ['/by-header']) })
  }
  await using site = await serveSite({
    '/': versioned('"1"', html('Tavern', ['/menu', '/wines'])),
    '/menu': onlyHeader,
    '/wines': versioned('"2"', html('Wines', ['/by-head'], '<meta name="robots" content="nofollow">')),
    '/by-header': html('By header'),
    '/by-head': html('By head'),
  })
  const first = await crawlSite(site)
  const second = await crawlSite(site, { previous: asPrevious(first.pages) })
  expect(second.paths.sort()).toEqual(['/', '/menu', '/wines'])
})

test('an unchanged page that turns noindex is dropped', async () => {
  let header: Record<string, string> = {}
  await using site = await serveSite({
    '/': html('Home', ['/rates']),
    '/rates': (request, response) => {
      const headers = { etag: '"rates-1"', ...header }
      if (request.headers['if-none-match']) return response.writeHead(304, headers).end()
      reply(response, { headers, body: html('Rates') })
    },
  })
  const first = await crawlSite(site)
  header = { 'x-robots-tag': 'noindex' }
  const second = await crawlSite(site, { previous: asPrevious(first.pages) })
  expect(second.paths).toEqual(['/'])
  expect(second.reason('/rates')).toBe('The page asks not to be indexed (noindex)')
})

test('a rescan recognises duplicates of unchanged pages', async () => {
  await using site = await serveSite({
    '/': versioned('"1"', html('Home', ['/x', '/y'])),
    '/x': versioned('"2"', html('The same')),
    '/y': html('The same'),
  })
  const first = await crawlSite(site, { limits: { concurrency: 1 } })
  expect(first.paths).toEqual(['/', '/x'])
  const second = await crawlSite(site, { previous: asPrevious(first.pages), limits: { concurrency: 1 } })
  expect(second.paths).toEqual(['/', '/x'])
})

test('an interrupted crawl continues where its ledger ends', async () => {
  const routes: Record<string, Route> = { '/': html('Home', ['/a', '/b']) }
  routes['/a'] = html('A', ['/a1', '/a2'])
  for (const name of ['b', 'a1', 'a2']) routes[`/${name}`] = html(name.toUpperCase(), ['/b1'])
  routes['/b1'] = html('B1')
  await using site = await serveSite(routes)
  const half = await crawlSite(site, { limits: { pages: 3, concurrency: 1 } })
  const fetched = site.requests.filter((path) => path in routes)
  expect(half.paths).toEqual(['/', '/a', '/b'])

  site.requests.length = 0
  const links = new Map(half.pages.map(({ url, page }) => [url, page?.links]))
  const recorded = half.ledger.filter(({ status }) => status !== null)
  const done = recorded.map((entry) => ({ ...entry, links: links.get(entry.url) }))
  const rest = await crawlSite(site, { resume: { done }, limits: { pages: 50 } })
  expect(rest.paths.sort()).toEqual(['/a1', '/a2', '/b1'])
  expect(rest.done).toMatchObject({ kept: 6, problem: null })
  expect(site.requests.filter((path) => fetched.includes(path))).toEqual([])
})

test('a resumed crawl still reports that the site lacks https', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/a', '/b']),
    '/a': html('A'),
    '/b': html('B'),
  })
  const start = `https://${site.host}/`
  const half = await crawlSite(site, { start, limits: { pages: 1 } })
  expect(half.done.plainStart).toBe(`${site.origin}/`)
  const links = new Map(half.pages.map(({ url, page }) => [url, page?.links]))
  const done = half.ledger
    .filter(({ url }) => new URL(url).pathname === '/')
    .map((entry) => ({ ...entry, links: links.get(entry.url) }))
  const rest = await crawlSite(site, { start, resume: { done } })
  expect(rest.paths).toEqual(['/a', '/b'])
  expect(rest.done.plainStart).toBe(`${site.origin}/`)
})

test('a resumed crawl counts finished pages towards the limit, and without links restarts at the start page', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/a', '/b', '/c', '/d']),
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
  })
  const done = [`${site.origin}/a`, `${site.origin}/b`].map((url) => ({ url, outcome: 'kept' as const }))
  const { paths, done: summary } = await crawlSite(site, { resume: { done }, limits: { pages: 4 } })
  expect(paths).toEqual(['/', '/c'])
  expect(summary).toMatchObject({ kept: 4, stopped: 'page limit' })
})

test('an abort also stops hanging and dripping requests', async () => {
  const abort = new AbortController()
  const under = new Set<string>()
  const begun = (what: string) => {
    if (under.add(what).size === 2) abort.abort()
  }
  await using site = await serveSite({
    '/': html('Home', ['/hang', '/drip', '/a']),
    '/hang': () => begun('hang'),
    '/drip': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>', () => begun('drip')),
    '/a': html('A'),
  })
  const { done } = await crawlSite(site, { signal: abort.signal })
  expect(done).toMatchObject({ stopped: 'aborted' })
})

test('closing the iterator early leaves no requests running', async () => {
  let open = 0
  let begun = 0
  await using site = await serveSite({
    '/': html('Home', ['/hang', ...Array.from({ length: 20 }, (_, nth) => `/p/${nth}`)]),
    // Never answers, so the client has to hang up.
    '/hang': (_request, response) => {
      begun++
      open++
      response.once('close', () => open--)
    },
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
  })
  const { crawl } = await import('./crawl.ts')
  const { createGuardedFetch } = await import('../fetch/guarded-fetch.ts')
  const { readHere } = await import('../reading/read-here.ts')
  const fetch = createGuardedFetch({ allowHosts: [site.host], userAgent: 'FoyerBot/1.0' })
  for await (const event of crawl(site.origin, { fetch, read: readHere }))
    if (event.type === 'page' && begun > 0) break
  await expect.poll(() => open).toBe(0)
  expect(begun).toBe(1)
  await fetch.close()
})

test('a rescan reports addresses that now share one answer', async () => {
  const names = ['oak', 'ash', 'elm', 'yew', 'fir']
  const paths = names.map((name) => `/${name}`)
  let closed = false
  const route =
    (name: string): Route =>
    (_request, response) =>
      reply(response, { body: html(closed ? 'Closed for the season' : name) })
  await using site = await serveSite({
    '/': html('An arboretum', paths),
    ...Object.fromEntries(names.map((name) => [`/${name}`, route(name)])),
  })
  const first = await crawlSite(site)
  expect(first.done.alike).toEqual([])
  closed = true
  const { done, ledger } = await crawlSite(site, { previous: asPrevious(first.pages) })
  expect(done.alike.sort()).toEqual(paths.map((path) => `${site.host}${path}?`).sort())
  expect(done.site).toBe(`${site.origin}/`)
  const copies = ledger.filter(({ verdict }) => verdict?.is === 'moved')
  expect(copies).toHaveLength(names.length - 1)
})

test('the ledger distinguishes verdicts from temporary failures', async () => {
  await using site = await serveSite({
    '/': html('A ferry', [
      '/gone',
      '/closed',
      '/old',
      '/secret',
      '/busy',
      '/later',
      '/hidden',
      '/away',
      '/left',
    ]),
    '/gone': { status: 410 },
    '/old': { status: 308, headers: { location: '/new' } },
    '/new': html('Sailings'),
    '/secret': { status: 302, headers: { location: '/login' } },
    '/closed': { status: 403 },
    '/busy': { status: 429, headers: { 'retry-after': '0' } },
    '/hidden': html('Hidden', [], '<meta name="robots" content="noindex">'),
    '/away': { status: 301, headers: { location: 'https://elsewhere.example/' } },
    '/left': html('Left out'),
  })
  const rules = { startAddresses: [], sitemaps: [], onlyPaths: [], leftOut: ['/left'] }
  const { ledger } = await crawlSite(site, { rules, limits: { concurrency: 1 } })
  const verdicts = ledger
    .filter(({ verdict }) => verdict)
    .map(({ url, verdict }) => [new URL(url).pathname, verdict])
  expect(Object.fromEntries(verdicts)).toEqual({
    '/gone': { is: 'gone' },
    '/later': { is: 'gone' },
    '/hidden': { is: 'gone' },
    '/old': { is: 'moved', to: `${site.origin}/new` },
    '/left': { is: 'unwanted' },
  })
})
