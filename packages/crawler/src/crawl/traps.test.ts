import { expect, test } from 'vitest'
import { crawlSite, html, reply, serveSite } from '../testing/site.ts'

const reasonsOf = (ledger: { reason: string | null }[]) => new Set(ledger.map(({ reason }) => reason))

test('an endless calendar is cut off and other pages are found', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/calendar?month=2026-01', '/about']),
    '/about': html('About'),
    '*': (request, response) => {
      const month = /month=(\d+)-(\d+)/.exec(request.url ?? '')
      if (!month) return reply(response, { status: 404 })
      const next = new Date(Date.UTC(Number(month[1]), Number(month[2]), 1)).toISOString().slice(0, 7)
      reply(response, { body: html(`Calendar ${request.url}`, [`/calendar?month=${next}`]) })
    },
  })
  const { paths, ledger } = await crawlSite(site, { limits: { pages: 300, depth: 1_000 } })
  expect(paths).toContain('/about')
  expect(paths.length).toBeLessThan(40)
  expect(reasonsOf(ledger)).toContain('Part of a calendar that goes on without end')
})

test('paths that repeat themselves are skipped', async () => {
  await using site = await serveSite({
    '*': (request, response) => {
      if (/sitemap|robots/.test(request.url ?? '')) return reply(response, { status: 404 })
      reply(response, { body: html(`At ${request.url}`, ['shop/', 'info/']) })
    },
  })
  const { paths, ledger } = await crawlSite(site, { limits: { pages: 300 } })
  expect(paths.length).toBeLessThan(100)
  expect(reasonsOf(ledger)).toContain('The address looks endless: it keeps repeating or growing')
})

test('endless filter combinations are sampled', async () => {
  const colours = ['red', 'green', 'blue', 'black', 'white', 'pink', 'grey']
  const sizes = ['s', 'm', 'l', 'xl', 'xxl', 'xs', '3xl', '4xl']
  const facets = colours.flatMap((colour) => sizes.map((size) => `/shop?color=${colour}&size=${size}`))
  await using site = await serveSite({
    '/': html('Home', [...facets, '/shop']),
    '*': (request, response) => reply(response, { body: html(`Shop ${request.url}`) }),
  })
  const { ledger } = await crawlSite(site, { limits: { pages: 300 } })
  expect(site.requests.filter((path) => path.includes('color')).length).toBeLessThanOrEqual(30)
  expect(reasonsOf(ledger)).toContain('One of many filtered views of the same list')
})

test('addresses that only repeat one page are given up', async () => {
  const links = Array.from({ length: 80 }, (_, i) => `/item?tracking-id=${i}`)
  await using site = await serveSite({
    '/': html('Home', links),
    '*': (_request, response) => reply(response, { body: html('The one item') }),
  })
  const { paths, ledger } = await crawlSite(site, { limits: { pages: 300, concurrency: 2 } })
  expect(paths).toHaveLength(2)
  expect(site.requests.length).toBeLessThan(30)
  expect(reasonsOf(ledger)).toContain('Addresses like this one only repeated other pages')
})

test('a large site whose addresses differ only by a number is read completely', async () => {
  const links = Array.from({ length: 150 }, (_, i) => `/index.php?id=${i}`)
  await using site = await serveSite({
    '/': html('Home', links),
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
  })
  expect((await crawlSite(site, { limits: { pages: 500 } })).paths.length).toBe(151)
})
