import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { selfSigned } from '../testing/self-signed.ts'
import { serve } from '../testing/serve.ts'
import { crawlSite, html, type Route, reply, serveSite } from '../testing/site.ts'
import { crawl } from './crawl.ts'

test('reports an invalid start address', async () => {
  for (const start of [
    'not an address',
    'ftp://example.com/',
    'javascript:alert(1)',
    'https://user:pw@example.com/',
  ]) {
    const events = await Array.fromAsync(
      crawl(start, {
        fetch: () => Promise.reject(new Error('must not be asked')),
        read: () => Promise.reject(new Error('must not be asked')),
      }),
    )
    expect(events).toEqual([expect.objectContaining({ type: 'done', problem: 'This is not a web address' })])
  }
})

test('reports a server that is offline', async () => {
  const gone = await serve(() => {})
  await gone[Symbol.asyncDispose]()
  const { done, ledger } = await crawlSite(gone)
  expect(done).toMatchObject({
    kept: 0,
    problem: 'No website answers at this address: the server refused the connection',
  })
  expect(ledger).toEqual([
    expect.objectContaining({ url: `${gone.origin}/`, outcome: 'failed', status: null }),
  ])
})

test('private addresses are not read, however they are written', async () => {
  await using site = await serveSite({ '/': html('Secret') })
  for (const start of [
    `http://127.1:${site.port}/`,
    `http://2130706433:${site.port}/`,
    `http://[::1]:${site.port}/`,
  ]) {
    const { done } = await crawlSite([], { start })
    expect(done.problem).toBe('This address belongs to a private network, so it was not read')
  }
  expect(site.requests).toEqual([])
})

test('redirects to private addresses are not followed', async () => {
  await using secret = await serveSite({ '*': html('Secret') })
  await using site = await serveSite({
    '/': { status: 302, headers: { location: `http://localhost:${secret.port}/admin` } },
  })
  const { done } = await crawlSite(site)
  expect(done).toMatchObject({
    kept: 0,
    problem: 'This address belongs to a private network, so it was not read',
  })
  expect(secret.requests).toEqual([])
})

test('reports an invalid certificate', async () => {
  const now = Date.now()
  const expired = selfSigned('shop.example', { from: new Date(now - 9e10), to: new Date(now - 8e10) })
  await using site = await serve((_request, response) => response.end(html('Home')), expired)
  const { done, ledger } = await crawlSite(site)
  expect(done.kept).toBe(0)
  expect(done.problem).toMatch(/^The security certificate of the site is not valid/)
  // Falling back to http would ignore that the owner uses https.
  expect(ledger.map(({ url }) => url)).toEqual([`${site.origin}/`])
})

test('a site without https is read by http, even if its owner entered https', async () => {
  await using plain = await serveSite({ '/': html('Home', ['/a']), '/a': html('A') })
  const { paths, done, ledger } = await crawlSite(plain, { start: `https://${plain.host}/` })
  expect(paths).toEqual(['/', '/a'])
  expect(done.problem).toBeNull()
  expect(ledger.filter(({ outcome }) => outcome === 'failed').map(({ url }) => url)).toEqual([
    `https://${plain.host}/`,
  ])
  expect(done.plainStart).toBe(`http://${plain.host}/`)
  expect((await crawlSite(plain)).done.plainStart).toBeNull()

  const gone = await serveSite({})
  await gone[Symbol.asyncDispose]()
  expect((await crawlSite(gone, { start: `https://${gone.host}/` })).done.problem).toBe(
    'No website answers at this address: the server refused the connection',
  )
})

test('a missing start page falls back to the home page and the sitemap', async () => {
  await using empty = await serveSite({})
  expect((await crawlSite(empty, { start: '/gone' })).done).toMatchObject({
    kept: 0,
    problem: 'Page not found (404)',
  })

  await using moved = await serveSite({ '/': html('Home', ['/a']), '/a': html('A') })
  const { paths, done } = await crawlSite(moved, { start: '/gone' })
  expect(paths).toEqual(['/', '/a'])
  expect(done.problem).toBeNull()
})

test('login walls are recognised by status, redirect and form', async () => {
  const form = '<form><input name="user"><input type="password" name="pw"><button>Log in</button></form>'
  const walls: Record<string, Route>[] = [
    { '*': { status: 401 } },
    {
      '/': { status: 302, headers: { location: '/login?next=/' } },
      '/login?next=/': `<h1>Log in</h1>${form}`,
    },
    { '/': { status: 302, headers: { location: 'https://login.example.com/oauth2/authorize' } } },
    { '/': `<html><body><h1>Members</h1><p>Please log in.</p>${form}</body></html>` },
  ]
  for (const routes of walls) {
    await using site = await serveSite(routes)
    const { done } = await crawlSite(site)
    expect(done.problem).toBe('Visitors must log in to see this page')
  }
})

test('reports bot protection', async () => {
  await using site = await serveSite({ '*': { status: 403, headers: { 'cf-mitigated': 'challenge' } } })
  expect((await crawlSite(site)).done.problem).toBe('The site keeps automatic visitors out (bot protection)')
})

test('reports a site without text', async () => {
  await using blank = await serveSite({ '/': { body: '' } })
  expect((await crawlSite(blank)).done.problem).toBe('There is no readable text on this page')
  await using hollow = await serveSite({ '/': '<html><body><img src="/a.png"></body></html>' })
  expect((await crawlSite(hollow)).done.problem).toBe('There is no readable text on this page')
})

test('huge, compressed-bomb and damaged pages fail alone; the rest of the site is read', async () => {
  const bomb = { 'content-encoding': 'gzip' }
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
  const brotliBomb = brotliCompressSync(Buffer.alloc(16 * 1024 * 1024), quick)
  await using site = await serveSite({
    '/': html('Home', ['/huge', '/bomb', '/brotli-bomb', '/damaged', '/fine']),
    '/huge': { body: Buffer.alloc(30 * 1024 * 1024, '<p>words ') },
    '/bomb': { headers: bomb, body: gzipSync(Buffer.alloc(16 * 1024 * 1024)) },
    '/brotli-bomb': { headers: { 'content-encoding': 'br' }, body: brotliBomb },
    '/damaged': { headers: bomb, body: 'this is not gzip' },
    '/fine': html('Fine'),
  })
  const { paths, reason, ledger } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/fine'])
  expect(reason('/huge')).toBe('The page is too large to be read')
  expect(reason('/bomb')).toBe('The page unpacks to an unreasonable size and was given up')
  expect(reason('/brotli-bomb')).toBe('The page unpacks to an unreasonable size and was given up')
  expect(reason('/damaged')).toMatch(/arrived damaged/)
  expect(ledger.filter(({ outcome }) => outcome === 'failed')).toHaveLength(4)
})

test('redirect loops and endless redirects are reported', async () => {
  await using loop = await serveSite({ '*': { status: 302, headers: { location: '/' } } })
  expect((await crawlSite(loop)).done.problem).toBe('The address redirects in a circle')

  await using site = await serveSite({
    '/': html('Home', ['/ping', '/n/0']),
    '/ping': { status: 302, headers: { location: '/pong' } },
    '/pong': { status: 302, headers: { location: '/ping' } },
    '*': (request, response) => {
      const n = /^\/n\/(\d+)$/.exec(request.url ?? '')?.[1]
      if (!n) return reply(response, { status: 404 })
      reply(response, { status: 302, headers: { location: `/n/${Number(n) + 1}` } })
    },
  })
  const { paths, ledger } = await crawlSite(site)
  expect(paths).toEqual(['/'])
  expect(ledger.some(({ reason }) => reason === 'Redirects too many times')).toBe(true)
  expect(site.requests.length).toBeLessThan(20)

  await using circle = await serveSite({
    '/': { status: 302, headers: { location: '/b' } },
    '/b': { status: 302, headers: { location: '/c' } },
    '/c': { status: 302, headers: { location: '/' } },
  })
  expect((await crawlSite(circle)).done.problem).toBe('Redirects in a circle')
})

test('dripping and hanging pages are given up while others are read', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/drip', '/hang', '/a', '/b']),
    '/drip': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write('.'), 50)
      response.on('close', () => clearInterval(drip))
    },
    '/hang': () => {},
    '/a': html('A'),
    '/b': html('B'),
  })
  const { paths, done } = await crawlSite(site, { limits: { timeMs: 2_500 } })
  expect(paths.sort()).toEqual(['/', '/a', '/b'])
  expect(done).toMatchObject({ stopped: 'time limit', left: 2, problem: null })
})

test('a page that crashes its reader fails alone', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/report.pdf']),
    '/report.pdf': { headers: { 'content-type': 'application/pdf' }, body: 'not a pdf' },
  })
  const { paths, ledger } = await crawlSite(site)
  expect(paths).toEqual(['/'])
  expect(ledger.find(({ url }) => url.endsWith('.pdf'))).toMatchObject({ outcome: 'failed' })
})
