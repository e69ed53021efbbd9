import { expect, test } from 'vitest'
import type { Answer } from '../testing/serve.ts'
import { crawlSite, html, prose, reply, serveSite } from '../testing/site.ts'

/** Announces more than it sends and hangs up. */
const cutOff =
  (body: string, headers: Record<string, string | number> = { 'content-length': 100_000 }): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.write(body, () => response.socket!.end())
  }
const readShort = 'Read as far as it came: the connection ended before the page was complete'

test('a truncated page is retried and then read as far as it came', async () => {
  let tries = 0
  await using site = await serveSite({
    '/': html('Canal museum', ['/locks', '/barges', '/flaky', '/nothing']),
    '/locks': cutOff(`<main><h1>Locks</h1><p>${prose('the flight of locks')}</p><p>There are twen`),
    '/barges': cutOff(`<main><h1>Barges</h1><p>${prose('horse-drawn barges')}</p>`, {
      'transfer-encoding': 'chunked',
    }),
    '/flaky': (request, response) =>
      tries++ === 0
        ? cutOff('<main><h1>Fla')(request, response)
        : reply(response, { body: html('Flaky no more') }),
    '/nothing': cutOff('<html><head><title>Noth'),
  })
  // The second truncated page isn't retried, because this server always truncates.
  const { pages, paths, reason, ledger } = await crawlSite(site, { limits: { concurrency: 1 } })
  expect(paths.sort()).toEqual(['/', '/barges', '/flaky', '/locks'])
  for (const path of ['/locks', '/barges']) expect(reason(path)).toBe(readShort)
  const [locks] = pages.filter(({ url }) => url.endsWith('/locks'))
  expect(locks!.page!.text).toContain('There are twen')
  expect([locks!.etag, locks!.lastModified]).toEqual([null, null])
  expect(ledger.find(({ url }) => url.endsWith('/nothing'))).toMatchObject({
    outcome: 'failed',
    reason: 'The server closed the connection before the page was complete',
  })
})

test('a page truncated after its heading fails, and the site reports why', async () => {
  await using site = await serveSite({ '/': cutOff('<main><h1>What our narrowboats are ma') })
  const { pages, done, ledger } = await crawlSite(site)
  expect(pages).toEqual([])
  expect(done.problem).toBe('The server closed the connection before the page was complete')
  // Without a verdict, the stored page stays.
  expect(ledger.at(-1)).toMatchObject({ outcome: 'failed', verdict: null })
})

test('a truncated page replaces shorter known text but not longer text', async () => {
  const long = html('Opening times', ['/short'], '<meta name="x">')
  const known = html('Tickets')
  let cut = false
  const page =
    (whole: string, part: string): Answer =>
    (request, response) =>
      cut ? cutOff(part)(request, response) : reply(response, { body: whole, headers: { etag: '"whole"' } })
  await using site = await serveSite({
    '/': html('Museum', ['/times', '/tickets']),
    '/times': page(long, long.slice(0, long.indexOf('sentence 3'))),
    '/tickets': page(known, known.replace('</main>', `<p>${prose('family tickets')}</p>`)),
  })
  const first = await crawlSite(site)
  cut = true
  const previous = new Map(first.pages.map((each) => [each.url, each]))
  const { pages, reason } = await crawlSite(site, { previous })
  const of = (path: string) => pages.find(({ url }) => url === site.origin + path)
  expect(of('/times')).toMatchObject({ page: null, unchanged: true, etag: '"whole"' })
  expect(reason('/times')).toBe('Kept as it was: this time the connection ended before the page was complete')
  expect(of('/tickets')!.page!.text).toContain('family tickets')
  expect(reason('/tickets')).toBe(readShort)
})
