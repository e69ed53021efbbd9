import { plans } from '@foyer/contract/plans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlerName } from '../../knowledge/scans/crawler-name.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('pages are revalidated each time, and their assets are cached', async () => {
  for (const path of ['/', '/pricing', '/dashboard', '/bot/one', '/nothing-here', '/assets/nothing.js']) {
    const { headers } = await app.call('GET', path)
    expect(`${path} ${headers.get('cache-control')}`).toBe(`${path} no-cache`)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  }
  const { text } = await app.call('GET', '/dashboard')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)![1]!
  const contents = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(app.url + script, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    contents.add(await answer.text())
  }
  expect(contents.size).toBe(1)
  for (const path of ['/assets/nothing.js', '/assets/', '/assets', '/assets/..%2fcsp.json', '/csp.json'])
    expect(`${path} ${(await app.call('GET', path)).status}`).toMatch(/ 40[34]$/)
})

test('pages have canonical links, preview images and structured data', async () => {
  const { text } = await app.call('GET', '/pricing')
  expect(text).toContain(`<link rel="canonical" href="${app.url}/pricing">`)
  expect(text).not.toContain('foyer.invalid')
  const picture = /property="og:image" content="([^"]+)"/.exec(text)![1]!
  const { status, headers } = await app.call('GET', new URL(picture).pathname)
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/png' })
  const data = [...text.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data.map((each) => each['@type'])).toEqual(['SoftwareApplication', 'FAQPage'])
  expect(data[0].offers[1]).toMatchObject({ name: 'Pro', price: plans.pro.price })

  expect((await app.call('GET', '/dashboard')).text).not.toMatch(/canonical|og:image/)
})

test('unchanged pages get 304, and pages are compressed', async () => {
  const first = await fetch(`${app.url}/docs`, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(await first.text()).toContain('<h1')
  const again = await fetch(`${app.url}/docs`, { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('robots.txt, the manifest, the icons and the crawler’s page exist', async () => {
  expect((await app.call('GET', '/robots.txt')).text).toContain(`Sitemap: ${app.url}/sitemap.xml`)
  const { body: manifest } = await app.call<{ icons: { src: string }[] }>('GET', '/manifest.webmanifest')
  const icons = manifest.icons.map(({ src }) => src)
  for (const path of [...icons, '/favicon.ico', '/apple-touch-icon.png'])
    expect(`${path} ${(await app.call('GET', path)).status}`).toBe(`${path} 200`)
  const page = /\+https?:\/\/[^/]+(\/[^)]+)\)/.exec(crawlerName(app.url))![1]!
  expect((await app.call('GET', page)).text).toContain('User-agent: FoyerBot')
})
