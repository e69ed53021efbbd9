import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch } from '../fetch/guarded-fetch.ts'
import type { TestServer } from '../testing/serve.ts'
import { crawlSite, html, prose, reply, serveSite } from '../testing/site.ts'
import { findChromium } from './find-chromium.ts'
import { createRenderer } from './renderer.ts'

const executablePath = findChromium({ chosen: process.env.CHROMIUM_PATH, searchPath: process.env.PATH })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function browserFor(site: TestServer) {
  if (!executablePath) throw new Error('these tests need a Chromium: set CHROMIUM_PATH')
  const guard = createGuardedFetch({ allowHosts: [site.host], userAgent: 'FoyerBot/1.0' })
  const renderer = createRenderer({ executablePath, guard })
  closing.push(renderer.close, guard.close)
  return renderer.renderFor('owner')
}

/** Every path serves the same empty page with a script that shows its content. */
const singlePageApp = () => {
  const shell =
    '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>'
  const contents = { '/': prose('Home'), '/prices': prose('Prices'), '/secret': prose('Secret') }
  return serveSite({
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /secret' },
    '/sitemap.xml': { status: 404 },
    '/app.js': {
      headers: { 'content-type': 'text/javascript' },
      body: `const texts = ${JSON.stringify(contents)};
        document.getElementById('root').innerHTML = '<main><h1>' + location.pathname + '</h1><p>' + texts[location.pathname] +
          '</p><a href="/prices">Prices</a> <a href="/secret">Secret</a></main>'`,
    },
    '*': (_request, response) => reply(response, { body: shell }),
  })
}

test('a single-page app is rendered, fetching each page and script once', async () => {
  await using site = await singlePageApp()
  const { pages, reason } = await crawlSite(site, { render: browserFor(site) })
  expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/prices'])
  expect(pages[1]?.page?.text).toContain('Prices is what sentence 1')
  expect(reason('/secret')).toBe('Blocked by robots.txt')
  expect(site.requests.sort()).toEqual(['/', '/app.js', '/prices', '/robots.txt', '/sitemap.xml'])
})

test('the ledger and the summary report the missing browser', async () => {
  await using site = await singlePageApp()
  const { done, reason } = await crawlSite(site)
  const missing =
    'The page shows its content only with JavaScript, and no browser is installed here to run it'
  expect(reason('/')).toBe(missing)
  expect(done.problem).toBe(missing)
})

test('pages with static content need no browser, and the browser budget is limited', async () => {
  let opened = 0
  const shell = '<html><body><div id="root"></div><script src="/app.js"></script></body></html>'
  await using site = await serveSite({
    '/': html('Home', ['/a', '/b', '/c']),
    '/a': html('A'),
    '/b': shell,
    '/c': shell,
  })
  const render = async ({ url }: { url: string }) => {
    opened++
    return html(`Rendered ${url}`)
  }
  const { paths, ledger } = await crawlSite(site, { render, limits: { renders: 1, concurrency: 1 } })
  expect(opened).toBe(1)
  expect(paths).toEqual(['/', '/a', '/b'])
  expect(ledger.find(({ url }) => url.endsWith('/c'))?.reason).toBe(
    'The page needs JavaScript, and the number of pages opened in a browser is used up',
  )
})

test('a failing browser is reported and the crawl continues', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/app', '/a']),
    '/app': '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
    '/a': html('A'),
  })
  const guard = createGuardedFetch({ allowHosts: [site.host], userAgent: 'FoyerBot/1.0' })
  const renderer = createRenderer({ executablePath: '/no/such/browser', guard })
  closing.push(renderer.close, guard.close)
  const { paths, reason } = await crawlSite(site, { render: renderer.renderFor('owner') })
  expect(paths).toEqual(['/', '/a'])
  expect(reason('/app')).toBe(
    'The page needs JavaScript, and opening it in a browser failed: the browser could not be started',
  )
})

test("the browser is the operator's choice, and a missing one is an error", () => {
  expect(findChromium({ chosen: process.execPath })).toBe(process.execPath)
  expect(() => findChromium({ chosen: '/no/such/browser' })).toThrow(
    'There is no program at /no/such/browser.',
  )
})
