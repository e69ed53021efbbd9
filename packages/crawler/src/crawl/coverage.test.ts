import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { crawlSite, html, prose, reply, serveSite } from '../testing/site.ts'

const xml = { 'content-type': 'application/xml' }
const urlset = (urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map((url) => `<url><loc>${url}</loc><lastmod>2026-01-01</lastmod></url>`)
    .join('')}</urlset>`

test('every linked page is found once and has one ledger entry', async () => {
  const routes: Record<string, string> = { '/': html('Home', ['/p/0', '/p/1', 'about#team']) }
  routes['/about'] = html('About', ['/'])
  for (let i = 0; i < 60; i++)
    routes[`/p/${i}`] = html(`Page ${i}`, [`/p/${2 * i + 1}`, `/p/${2 * i + 2}`, '../'])
  await using site = await serveSite(routes)
  const { paths, ledger, done } = await crawlSite(site, { limits: { pages: 500 } })
  expect([...paths].sort()).toEqual(Object.keys(routes).sort())
  expect(new Set(site.requests).size).toBe(site.requests.length)
  expect(new Set(ledger.map(({ url }) => url)).size).toBe(ledger.length)
  expect(done).toMatchObject({ kept: 62, stopped: 'finished', problem: null })
})

test('finds pages that only sitemaps list: nested, gzipped, in robots.txt or at the default location', async () => {
  await using site = await serveSite({
    '/robots.txt': (request, response) =>
      reply(response, { body: `User-agent: *\nSitemap: http://${request.headers.host}/maps/index.xml` }),
    '/maps/index.xml': (request, response) => {
      const at = (path: string) => `<sitemap><loc>http://${request.headers.host}${path}</loc></sitemap>`
      reply(response, {
        headers: xml,
        body: `<sitemapindex>${at('/maps/a.xml.gz')}${at('/maps/b.txt')}${at('/maps/index.xml')}</sitemapindex>`,
      })
    },
    '/maps/a.xml.gz': (request, response) => {
      const origin = `http://${request.headers.host}`
      const body = gzipSync(
        urlset([`${origin}/a`, `${origin}/a2?x=1&amp;y=2`, 'http://elsewhere.example/a3']),
      )
      reply(response, { headers: { 'content-type': 'application/gzip' }, body })
    },
    '/maps/b.txt': (request, response) =>
      reply(response, {
        headers: { 'content-type': 'text/plain' },
        body: `http://${request.headers.host}/b`,
      }),
    '/sitemap.xml': (request, response) =>
      reply(response, { headers: xml, body: urlset([` <![CDATA[http://${request.headers.host}/c]]> `]) }),
    '/': html('Home'),
    '/a': html('A'),
    '/a2?x=1&y=2': html('A2'),
    '/b': html('B'),
    '/c': html('C'),
  })
  const { paths } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/a', '/a2?x=1&y=2', '/b', '/c'])
})

test('a small page limit is spent on business pages first', async () => {
  const posts = Array.from({ length: 40 }, (_, i) => `/blog/2025/post-${i}`)
  const business = ['/preise', '/contact-us', '/about', '/servicios', '/faq', '/ueber-uns/oeffnungszeiten']
  await using site = await serveSite({
    '/': html('Home', [...posts, '/tag/news', '/p/17', ...business]).replace('>/p/17<', '>Our products<'),
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
  })
  const { paths, done, reason } = await crawlSite(site, { limits: { pages: 8 } })
  expect(paths.sort()).toEqual(['/', '/p/17', ...business].sort())
  expect(done).toMatchObject({ kept: 8, stopped: 'page limit', left: 41 })
  expect(reason('/tag/news')).toBe('Not read: the page limit of the scan was reached first')
  expect(site.requests).not.toContain('/tag/news')
})

test('a sitemap of 100,000 addresses is limited and business pages still come first', async () => {
  await using site = await serveSite({
    '/': html('Home'),
    '/sitemap.xml': async (request, response) => {
      response.writeHead(200, xml).write('<urlset>')
      for (let i = 0; i < 100_000; i++) {
        const path = i === 99_000 ? '/pricing' : `/archive/2020/entry-number-${i}`
        const more = response.write(`<url><loc>http://${request.headers.host}${path}</loc></url>`)
        if (!more) await once(response, 'drain')
      }
      response.end('</urlset>')
    },
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
  })
  const { paths, done } = await crawlSite(site, { limits: { pages: 20 } })
  expect(paths).toHaveLength(20)
  expect(paths).toContain('/pricing')
  expect(done.found).toBeGreaterThan(90_000)
  expect(done.left).toBe(done.found - done.fetched)
})

test('the crawl ignores other ports, hosts and schemes', async () => {
  await using other = await serveSite({ '*': html('Other') })
  await using site = await serveSite({
    '/': html('Home', [
      `${other.origin}/x`,
      'https://elsewhere.example/',
      'mailto:a@b.example',
      'tel:1',
      '/a',
    ]),
    '/a': { status: 302, headers: { location: `${other.origin}/y` } },
  })
  const { paths, reason } = await crawlSite([site, other])
  expect(paths).toEqual(['/'])
  expect(reason('/a')).toBe(`Redirects to another site: ${other.origin}/y`)
  expect(other.requests).toEqual([])
})

const pdf = (text: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length ${text.length + 38}>>stream
BT /F1 12 Tf 50 700 Td (${text}) Tj ET
endstream endobj
trailer<</Root 1 0 R>>`

test('PDF, text and mislabelled pages are read; images, feeds and other files are reported as unread', async () => {
  await using site = await serveSite({
    '/': html('Home', [
      '/notes.txt',
      '/photo.JPG',
      '/feed',
      '/unlabelled',
      '/download.zip',
      '/as-text',
      '/prices.pdf',
      '/get?id=1',
    ]),
    '/prices.pdf': { headers: { 'content-type': 'application/pdf' }, body: pdf('A crown is 720 pounds') },
    '/get?id=1': { headers: { 'content-type': 'application/octet-stream' }, body: pdf('Parking is free') },
    '/notes.txt': { headers: { 'content-type': 'text/plain' }, body: prose('Notes') },
    '/feed': { headers: { 'content-type': 'application/rss+xml' }, body: '<rss></rss>' },
    '/unlabelled': { headers: { 'content-type': '' }, body: html('Unlabelled') },
    '/as-text': { headers: { 'content-type': 'text/plain' }, body: html('As text') },
  })
  const { pages, paths, reason } = await crawlSite(site)
  expect([...paths].sort()).toEqual([
    '/',
    '/as-text',
    '/get?id=1',
    '/notes.txt',
    '/prices.pdf',
    '/unlabelled',
  ])
  expect(pages[paths.indexOf('/prices.pdf')]?.page?.text).toContain('A crown is 720 pounds')
  expect(reason('/download.zip')).toBe('Not a page but a file (.zip)')
  expect(reason('/feed')).toBe('Not a page that can be read (application/rss+xml)')
  expect(site.requests).not.toContain('/photo.JPG')
  expect(site.requests).not.toContain('/download.zip')
})

test('links beyond the depth limit are reported as unread', async () => {
  await using site = await serveSite({
    '*': (request, response) => {
      const n = Number(request.url?.slice(1) || 0)
      if (Number.isNaN(n)) return reply(response, { status: 404 })
      reply(response, { body: html(`Step ${n}`, [`/${n + 1}`]) })
    },
  })
  const { paths, reason } = await crawlSite(site, { limits: { depth: 3 } })
  expect(paths).toEqual(['/', '/1', '/2', '/3'])
  expect(reason('/4')).toBe('Too many clicks away from the start page')
})

test('progress only grows and ends at the totals of the summary', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/a', '/b']),
    '/a': html('A', ['/c']),
    '/b': html('B'),
    '/c': html('C'),
  })
  const { progress, done } = await crawlSite(site)
  for (let i = 1; i < progress.length; i++) {
    expect(progress[i]!.found).toBeGreaterThanOrEqual(progress[i - 1]!.found)
    expect(progress[i]!.kept).toBeGreaterThanOrEqual(progress[i - 1]!.kept)
  }
  expect(progress.at(-1)).toMatchObject({ found: 4, fetched: 4, kept: 4 })
  expect(done).toMatchObject({ found: 4, fetched: 4, kept: 4 })
})
