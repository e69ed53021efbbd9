import { expect, test } from 'vitest'
import { crawlSite, html, reply, serveSite } from '../testing/site.ts'
import { crawlLimits } from './crawl-options.ts'

const robots = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body })

test('disallowed addresses are never requested and the ledger names them', async () => {
  await using site = await serveSite({
    '/robots.txt': robots('User-agent: *\nDisallow: /private/\nDisallow: /*.pdf$\nAllow: /private/open'),
    '/': html('Home', ['/private/a', '/private/open', '/list.pdf', '/go']),
    '/private/open': html('Open'),
    '/go': { status: 301, headers: { location: '/private/b' } },
    '/sitemap.xml': (request, response) =>
      reply(response, {
        body: `<urlset><url><loc>http://${request.headers.host}/private/c</loc></url></urlset>`,
      }),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/private/open'])
  for (const path of ['/private/a', '/private/b', '/list.pdf'])
    expect(reason(path)).toBe('Blocked by robots.txt')
  expect(site.requests.filter((path) => /private\/[abc]|pdf/.test(path))).toEqual([])
})

test('robots.txt is requested first', async () => {
  await using site = await serveSite({ '/': html('Home') })
  await crawlSite(site)
  expect(site.requests[0]).toBe('/robots.txt')
})

test('a group that names us replaces the one for everyone', async () => {
  await using site = await serveSite({
    '/robots.txt': robots('User-agent: *\nDisallow: /\n\nUser-agent: foyerbot\nDisallow: /ours'),
    '/': html('Home', ['/ours', '/theirs']),
    '/theirs': html('Theirs'),
  })
  expect((await crawlSite(site)).paths).toEqual(['/', '/theirs'])
})

test('a site that disallows us is not read and its owner learns why', async () => {
  await using site = await serveSite({
    '/robots.txt': robots('User-agent: *\nDisallow: /'),
    '/': html('Home'),
  })
  const { done } = await crawlSite(site)
  expect(done).toMatchObject({ kept: 0, problem: 'Blocked by robots.txt' })
  expect(site.requests).toEqual(['/robots.txt'])
})

test('crawl-delay applies to all requests, sitemaps included', async () => {
  await using site = await serveSite({
    '*': (request, response) => {
      if (request.url === '/robots.txt') return reply(response, robots('User-agent: *\nCrawl-delay: 0.06'))
      reply(
        response,
        request.url === '/sitemap.xml' ? { status: 404 } : { body: html(`${request.url}`, ['/a', '/b']) },
      )
    },
  })
  const started = performance.now()
  const { paths } = await crawlSite(site)
  expect(paths).toHaveLength(3)
  // The sum of all waits can't be too short, while a single one can if a request was delayed on its way. The start
  // page comes right after robots.txt.
  const waits = site.requests.length - 2
  expect(performance.now() - started).toBeGreaterThanOrEqual(waits * 55)
  expect(site.busiest()).toBe(1)
})

test('with a crawl delay longer than a scan, the start page is still read at once with its redirects', async () => {
  await using site = await serveSite({
    '/robots.txt': robots('User-agent: *\nCrawl-delay: 3600'),
    '/': { status: 302, headers: { location: '/en/' } },
    '/en/': html('Slow inn', ['/rooms', '/suppers']),
    '/rooms': html('Rooms'),
    '/suppers': html('Suppers'),
  })
  const { paths, done, reason } = await crawlSite(site)
  expect(paths).toEqual(['/en/'])
  expect(done).toMatchObject({ stopped: 'finished', kept: 1, left: 2 })
  expect(reason('/rooms')).toBe(
    'Not read: the site asks for longer pauses between two pages than a scan has time for',
  )
  expect(site.requests).not.toContain('/suppers')
})

test('a missing robots.txt allows everything; a broken one slows the crawl', async () => {
  await using missing = await serveSite({ '/': html('Home', ['/a']), '/a': html('A') })
  expect((await crawlSite(missing)).paths).toEqual(['/', '/a'])

  await using broken = await serveSite({
    '/robots.txt': { status: 500 },
    '/': html('Home', ['/a', '/b']),
    '/a': html('A'),
    '/b': html('B'),
  })
  const started = performance.now()
  expect((await crawlSite(broken, { limits: { carefulSpacingMs: 60 } })).paths).toHaveLength(3)
  // The sum of all waits can't be too short.
  expect(performance.now() - started).toBeGreaterThanOrEqual((broken.requests.length - 1) * 55)
  expect(broken.busiest()).toBe(1)
  expect(crawlLimits.carefulSpacingMs).toBe(1_000)
})

test('noindex drops a page but not its links; nofollow drops the links', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/hidden', '/closed', '/header', '/others']).replace(
      '<a href="/others"',
      '<a rel="nofollow sponsored" href="/secret">s</a> <a href="/others"',
    ),
    '/hidden': html('Hidden', ['/behind'], '<meta name="robots" content="noindex, follow">'),
    '/behind': html('Behind'),
    '/closed': html('Closed', ['/beyond'], '<meta name="robots" content="nofollow">'),
    '/header': { headers: { 'x-robots-tag': 'otherbot: nofollow, FoyerBot: noindex' }, body: html('Header') },
    '/others': {
      headers: { 'x-robots-tag': 'otherbot: noindex, nofollow' },
      body: html('Others', ['/last']),
    },
    '/last': html('Last'),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/behind', '/closed', '/last', '/others'])
  expect(reason('/hidden')).toBe('The page asks not to be indexed (noindex)')
  expect(reason('/header')).toBe('The page asks not to be indexed (noindex)')
  expect(site.requests).not.toContain('/secret')
  expect(site.requests).not.toContain('/beyond')
})
