import { expect, test } from 'vitest'
import { crawlSite, html, reply, serveSite } from '../testing/site.ts'

/** A one-page shop that selects the product by `ref`. */
const shop = (products: Record<string, string>) =>
  serveSite({
    '/': html(
      'Lamp shop',
      Object.keys(products).map((ref) => `/lamp.php?ref=${ref}`),
    ),
    '*': (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://x')
      const product = products[searchParams.get('ref') ?? '']
      if (pathname !== '/lamp.php' || !product) return reply(response, { status: 404 })
      reply(response, { body: html(product) })
    },
  })
const lamps = { L10: 'Brass lantern', L20: 'Storm lamp', L30: 'Anchor light', L40: 'Gimbal lamp' }

test('products that differ only in ref are separate pages, also in later crawls', async () => {
  await using site = await shop(lamps)
  const expected = ['/', ...Object.keys(lamps).map((ref) => `/lamp.php?ref=${ref}`)]
  const first = await crawlSite(site)
  expect(first.paths.sort()).toEqual(expected)
  const previous = new Map(first.pages.map((page) => [page.url, page]))
  const second = await crawlSite(site, { previous })
  expect(second.paths.sort()).toEqual(expected)
  expect(second.pages.filter(({ unchanged }) => !unchanged)).toEqual([])
  const done = first.ledger.map(({ url, outcome }) => {
    const page = first.pages.find((each) => each.url === url)
    return { url, outcome, sketch: page?.sketch ?? null, links: page?.page?.links ?? [] }
  })
  const asked = site.requests.length
  expect((await crawlSite(site, { resume: { done } })).paths).toEqual([])
  expect(site.requests.slice(asked).filter((path) => path.includes('ref='))).toEqual([])
})

test('pages with a tracking ref are read once, after a few samples', async () => {
  const rooms = Array.from({ length: 12 }, (_, nth) => `/room-${nth}`)
  const links = rooms.flatMap((room) => ['menu', 'footer', 'banner'].map((ref) => `${room}?ref=${ref}`))
  await using site = await serveSite({
    '/': html('Guest house', links),
    '*': (request, response) => {
      const { pathname } = new URL(request.url!, 'http://x')
      reply(response, rooms.includes(pathname) ? { body: html(pathname) } : { status: 404 })
    },
  })
  const { paths } = await crawlSite(site, { limits: { concurrency: 1 } })
  expect(paths.sort()).toEqual(['/', ...rooms].sort())
  expect(site.requests.filter((path) => path.includes('ref=')).length).toBeLessThanOrEqual(24)
})
