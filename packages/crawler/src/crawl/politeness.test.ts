import { expect, test } from 'vitest'
import { crawlSite, html, reply, serveSite } from '../testing/site.ts'
import { createPacer } from './pacer.ts'

const links = (count: number) => Array.from({ length: count }, (_, i) => `/p/${i}`)

test('a fast site gets the allowed number of parallel requests and no more', async () => {
  await using site = await serveSite({
    '/': html('Home', links(60)),
    '*': (request, response) => setTimeout(() => reply(response, { body: html(`Page ${request.url}`) }), 20),
  })
  await crawlSite(site, { limits: { pages: 100, concurrency: 6 } })
  expect(site.busiest()).toBe(6)
})

test('a site that asks to slow down gets its pause and is read completely', async () => {
  let refusedAt = 0
  let waitedMs: number | undefined
  await using site = await serveSite({
    '/': html('Home', links(20)),
    '/p/5': (_request, response) => {
      if (refusedAt > 0) return reply(response, { body: html('Page 5') })
      refusedAt = performance.now()
      reply(response, { status: 429, headers: { 'retry-after': '0.3' } })
    },
    '*': (request, response) => {
      if (refusedAt > 0) waitedMs ??= performance.now() - refusedAt
      reply(response, { body: html(`Page ${request.url}`) })
    },
  })
  // One request at a time, because one already under way could not know of the refusal.
  const { paths } = await crawlSite(site, { limits: { pages: 100, concurrency: 1 } })
  expect(paths).toHaveLength(21)
  expect(site.requests.filter((path) => path === '/p/5')).toHaveLength(2)
  expect(waitedMs).toBeGreaterThanOrEqual(290)
})

test('temporary errors are retried and permanent ones reported', async () => {
  let attempts = 0
  await using site = await serveSite({
    '/': html('Home', ['/flaky', '/broken']),
    '/flaky': (_request, response) => {
      if (++attempts < 3) return response.destroy()
      reply(response, { body: html('Flaky') })
    },
    '/broken': { status: 500 },
  })
  const { paths, ledger, reason } = await crawlSite(site)
  expect(paths).toEqual(['/', '/flaky'])
  expect(reason('/broken')).toBe('The site had an error of its own (500)')
  expect(ledger.filter(({ url }) => url.endsWith('/broken'))).toHaveLength(1)
  expect(site.requests.filter((path) => path === '/broken')).toHaveLength(3)
})

test('a site that asks to come back tomorrow is left alone', async () => {
  await using site = await serveSite({
    '/robots.txt': { status: 404 },
    '/': html('Home', ['/a', ...links(5)]),
    '*': { status: 503, headers: { 'retry-after': '86400' } },
  })
  const { paths, done, ledger } = await crawlSite(site, { limits: { concurrency: 1 } })
  expect(paths).toEqual(['/'])
  expect(done.left).toBeGreaterThan(0)
  expect(ledger.at(-1)?.reason).toBe('Not read: the site asked us to come back much later')
})

test('the pacer widens with fast answers, halves after a refusal and recovers step by step', () => {
  let now = 0
  const pacer = createPacer(10, 1_000, () => now)
  const width = () => {
    let begun = 0
    while (pacer.free()) {
      pacer.begin()
      begun++
    }
    return begun
  }
  const endAll = (count: number, ms: number) => {
    for (let i = 0; i < count; i++) pacer.end({ ms, overloaded: false })
  }
  let running = width()
  expect(running).toBe(4)
  endAll(running, 50)
  running = width()
  expect(running).toBe(8)
  pacer.end({ ms: 50, overloaded: true })
  endAll(running - 1, 50)
  expect(width()).toBe(0)
  now = 1_001
  running = width()
  expect(running).toBe(4)
  endAll(running, 3_000)
  now += 1
  expect(width()).toBeLessThan(4)
})

test('a requested pause blocks all requests, whatever is still running', () => {
  let now = 0
  const pacer = createPacer(8, 20, () => now)
  pacer.begin()
  pacer.begin()
  expect(pacer.free()).toBe(true)
  pacer.end({ ms: 50, overloaded: true, retryAfterMs: 5_000 })
  expect([pacer.free(), pacer.freeAt()]).toEqual([false, 5_000])
  pacer.end({ ms: 50, overloaded: false })
  now = 4_999
  expect(pacer.free()).toBe(false)
  now = 5_000
  expect(pacer.free()).toBe(true)
})
