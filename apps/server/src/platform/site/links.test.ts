import { crawl } from '@foyer/crawler/crawl/crawl'
import type { LedgerEvent } from '@foyer/crawler/crawl/crawl-event'
import { createGuardedFetch } from '@foyer/crawler/fetch/guarded-fetch'
import { readHere } from '@foyer/crawler/reading/read-here'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const anchors = /<a\b[^>]*\bhref="([^"]*)"/g

test('our crawler reads every public page without JavaScript, and all links work', async () => {
  const fetch = createGuardedFetch({ allowHosts: [new URL(app.url).host], userAgent: 'FoyerBot/1.0' })
  const ledger: LedgerEvent[] = []
  for await (const event of crawl(`${app.url}/`, {
    fetch,
    read: readHere,
    limits: { pages: 200, retries: 0 },
  })) {
    if (event.type === 'ledger') ledger.push(event)
  }
  await fetch.close()
  expect(
    ledger.filter(({ outcome, status }) => (status ?? (outcome === 'failed' ? 500 : 200)) >= 400),
  ).toEqual([])

  const { text: sitemap } = await app.call('GET', '/sitemap.xml')
  const wanted = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url!)
  expect(wanted.length).toBeGreaterThanOrEqual(11)
  const tidy = (url: string) => url.replace(/\/$/, '')
  const read200 = ledger.filter(({ status }) => status === 200).map(({ url }) => tidy(url))
  expect(wanted.map(tidy).filter((url) => !read200.includes(url))).toEqual([])

  // Crawlers ignore anchors and obey robots.txt, so links are checked here as people use them.
  const problems: string[] = []
  const pages = new Map<string, string>()
  const open = async (path: string) => {
    if (!pages.has(path)) {
      const { status, text } = await app.call('GET', path)
      if (status >= 400) problems.push(`${path} answers ${status}`)
      pages.set(path, text)
    }
    return pages.get(path)!
  }
  for (const url of wanted) {
    const html = await open(new URL(url).pathname)
    for (const [, href] of html.matchAll(anchors)) {
      if (/^(mailto|tel):/.test(href!)) continue
      const { origin, pathname, search, hash } = new URL(href!.replaceAll('&amp;', '&'), url)
      if (origin !== app.url) problems.push(`${url} links to another site: ${href}`)
      else {
        const target = await open(pathname + search)
        // Anchors of the documentation are tabs, which have their own tests.
        if (hash && pathname !== '/docs' && !target.includes(`id="${hash.slice(1)}"`))
          problems.push(`${url} links to ${href}, where nothing has that name`)
      }
    }
  }
  expect(problems).toEqual([])
})
