import { expect, test } from 'vitest'
import type { Answer } from '../testing/serve.ts'
import { crawlSite, html, reply, serveSite } from '../testing/site.ts'

const refresh = (to: string) =>
  `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head><body></body></html>`
const splash = (to: string) =>
  `<html><head><title>Welcome</title></head><body><a href="${to}"><img src="/ship.jpg" alt="Enter"></a></body></html>`

test.each(['/index.html', '/home.html', '/default.aspx', '/index.php'])(
  'follows the refresh of / to %s',
  async (to) => {
    await using site = await serveSite({
      '/': refresh(to),
      [to]: html('Chandlery', ['/ropes', '/']),
      '/ropes': html('Ropes'),
    })
    const { paths, done, reason } = await crawlSite(site)
    expect(paths).toEqual([to, '/ropes'])
    expect(done.problem).toBeNull()
    expect(reason('/')).toBe(`Sends visitors on to ${site.origin}${to}`)
  },
)

test('two spellings that refresh to each other are fetched once each', async () => {
  await using site = await serveSite({ '/': refresh('/index.html'), '/index.html': refresh('/') })
  const { done } = await crawlSite(site)
  expect(done.kept).toBe(0)
  expect(site.requests.filter((path) => path !== '/robots.txt' && path !== '/sitemap.xml').sort()).toEqual([
    '/',
    '/index.html',
  ])
})

test('a page with text that reloads itself is kept', async () => {
  const news = html(
    'Tide tables',
    [],
    '<meta http-equiv="refresh" content="5; url=/tides/index.html">',
  ).replace(
    '</main>',
    `${'<p>High water comes at a quarter past nine on the quay, low water six hours on.</p>'.repeat(8)}</main>`,
  )
  await using site = await serveSite({ '/': html('Harbour', ['/tides/']), '/tides/': news })
  expect((await crawlSite(site)).paths).toEqual(['/', '/tides/'])
})

test.each([
  ['a picture', splash('/home.html')],
  [
    'a few words',
    '<html><body><h1>Ahoy!</h1><p>Since 1893</p><a href="home.html">Come aboard</a></body></html>',
  ],
  ['a frame', '<html><frameset><frame src="/home.html"></frameset></html>'],
])('the page behind a splash page of %s is read, also when nothing changed', async (_name, front) => {
  const versioned =
    (body: string, etag: string): Answer =>
    (request, response) =>
      request.headers['if-none-match'] === etag
        ? response.writeHead(304, { etag }).end()
        : reply(response, { body, headers: { etag } })
  await using site = await serveSite({
    '/': versioned(front, '"front"'),
    '/home.html': versioned(html('Sail loft', ['/', '/home.html', '/sails']), '"home"'),
    '/sails': versioned(html('Sails'), '"sails"'),
  })
  const first = await crawlSite(site)
  expect(first.paths).toEqual(expect.arrayContaining(['/home.html', '/sails']))
  const previous = new Map(
    first.pages.map(({ page, ...known }) => [known.url, { ...known, links: async () => page?.links ?? [] }]),
  )
  const second = await crawlSite(site, { previous })
  expect(second.paths.sort()).toEqual(first.paths.sort())
  expect(second.pages.filter(({ unchanged }) => !unchanged)).toEqual([])
})

test('a home page that links to its own index file is read once', async () => {
  await using site = await serveSite({
    '/': html('Rope walk', ['/index.html', '/visit']).replace(
      '</main>',
      `<p>${'The walk is three hundred yards long and a thousand feet of rope were laid in it. '.repeat(10)}</p></main>`,
    ),
    '/index.html': html('Rope walk', []),
    '/visit': html('Visit'),
  })
  await crawlSite(site)
  expect(site.requests).not.toContain('/index.html')
})

/** Redirects visitors to `/door`, which sets a cookie and redirects back. */
const doorkeeper = (pages: Record<string, string>, cookieAtDoor: boolean) =>
  serveSite({
    '*': (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://x')
      const cookie = { 'set-cookie': 'seen=yes; Path=/' }
      if (pathname === '/door') {
        const headers = { location: searchParams.get('back') ?? '/', ...(cookieAtDoor && cookie) }
        return reply(response, { status: 302, headers })
      }
      const body = pages[pathname]
      if (!body) return reply(response, { status: 404 })
      if (request.headers.cookie === 'seen=yes') return reply(response, { body })
      const location = `/door${pathname === '/' ? '' : `?back=${encodeURIComponent(pathname)}`}`
      reply(response, { status: 302, headers: { location, ...(!cookieAtDoor && cookie) } })
    },
  })

test.each([
  ['at the door', true],
  ['before it', false],
])('pages that require a cookie set %s are read', async (_name, cookieAtDoor) => {
  await using site = await doorkeeper(
    {
      '/': html('Lighthouse', ['/keeper', '/lamp']),
      '/keeper': html('The keeper'),
      '/lamp': html('The lamp'),
    },
    cookieAtDoor,
  )
  const { paths, ledger, done } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/keeper', '/lamp'])
  expect(done.problem).toBeNull()
  expect(ledger.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept'])
})

test('a redirect with a cookie that does not return is a normal redirect', async () => {
  const cookie = { 'set-cookie': 'session=7' }
  await using site = await serveSite({
    '/': { status: 301, headers: { location: '/en/', ...cookie } },
    '/en/': html('Dry dock', ['/old']),
    '/old': { status: 302, headers: { location: '/en/new', ...cookie } },
    '/en/new': html('New dock'),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths).toEqual(['/en/', '/en/new'])
  expect(reason('/old')).toBe(`Redirects to ${site.origin}/en/new`)
})

test('a cookie redirect that never lets visitors in is reported as a loop', async () => {
  await using site = await serveSite({
    '/': { status: 302, headers: { location: '/door' } },
    '/door': { status: 302, headers: { location: '/' } },
  })
  expect((await crawlSite(site)).done).toMatchObject({
    kept: 0,
    problem: expect.stringMatching(/in a circle/),
  })
})
