import { gzipSync } from 'node:zlib'
import { plans } from '@foyer/contract/plans'
import { findChromium } from '@foyer/crawler/render/find-chromium'
import { cell, makeDocx, makePdf, paragraph } from '@foyer/crawler/testing/documents'
import { selfSigned } from '@foyer/crawler/testing/self-signed'
import { type Answer, serve } from '@foyer/crawler/testing/serve'
import { html, type Route, reply, serveSite } from '@foyer/crawler/testing/site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerOwner } from '../../testing/owners.ts'
import { scan, scanFor } from '../../testing/scan-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const environment = { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }
const chromium = findChromium({ chosen: process.env.CHROMIUM_PATH, searchPath: process.env.PATH })

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment })
})
afterAll(() => app.close())

describe('files that pages link to', () => {
  test('a PDF price list, a Word menu and a text file become pages, facts and answers', async () => {
    await using elsewhere = await serveSite({ '/': html('Elsewhere') })
    await using site = await serveSite({
      '/': html('Harbour Kitchen', ['/files/prices.pdf', '/files/menu.docx', '/files/parking.txt']),
      '/files/prices.pdf': (request, response) =>
        reply(response, {
          headers: { 'content-type': 'application/pdf' },
          body: makePdf([
            [
              { x: 50, y: 780, size: 20, text: 'Party price list' },
              { x: 50, y: 740, text: 'Birthday buffet' },
              { x: 400, y: 740, text: '£240' },
              { x: 50, y: 722, text: 'Wedding breakfast' },
              { x: 400, y: 722, text: '£1,150' },
              { x: 50, y: 704, text: 'Sailing picnic' },
              { x: 400, y: 704, text: '£85' },
              {
                x: 50,
                y: 660,
                text: 'The cellar has a page.',
                link: `http://${request.headers.host}/cellar`,
              },
              { x: 50, y: 640, text: 'A neighbour', link: `http://localhost:${elsewhere.port}/` },
            ],
          ]),
        }),
      '/files/menu.docx': {
        // As servers that don't know Word send it.
        headers: { 'content-type': 'application/octet-stream' },
        body: makeDocx(
          `${paragraph('Winter menu', 'Heading1')}<w:tbl><w:tr>${cell('Dish')}${cell('Price')}</w:tr><w:tr>${cell('Smoked haddock pie')}${cell('£16.50')}</w:tr><w:tr>${cell('Beetroot tart')}${cell('£12.00')}</w:tr></w:tbl>`,
        ),
      },
      '/files/parking.txt': {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: 'Parking\n\nGuests park free of charge behind the old chandlery from six in the evening.\n',
      },
      '/cellar': html('The wine cellar'),
    })
    const { status, body, pages, facts, ledger, ask } = await scan(app, `${site.origin}/`)
    expect(status).toBe(201)
    const known = await pages()
    const files = ['/files/prices.pdf', '/files/menu.docx', '/files/parking.txt'].map(
      (path) => site.origin + path,
    )
    expect(known.map(({ url }) => url)).toEqual(expect.arrayContaining(files))
    expect(body.scrapedContent[files[0]!]).toMatchObject({ title: 'Party price list' })
    for (const url of files)
      expect((await ledger()).find((entry) => entry.url === url)).toMatchObject({
        outcome: 'kept',
        status: 200,
      })
    expect(
      (await facts()).filter(({ kind }) => kind === 'price').map(({ label, value }) => [label, value]),
    ).toEqual(
      expect.arrayContaining([
        ['Wedding breakfast', '£1,150'],
        ['Smoked haddock pie', '£16.50'],
      ]),
    )
    expect(await ask('How much is the wedding breakfast?')).toMatchObject({
      answered: true,
      response: expect.stringContaining('£1,150'),
      sources: [expect.objectContaining({ url: files[0] })],
    })
    expect((await ask('What does the smoked haddock pie cost?')).response).toContain('£16.50')
    expect((await ask('Where do guests park?')).response).toContain('chandlery')
    // Only the PDF links there. Its links to other sites are not followed.
    expect(known.map(({ url }) => url)).toContain(`${site.origin}/cellar`)
    expect(elsewhere.requests).toEqual([])
  })
})

describe('a page that needs JavaScript', () => {
  /** A page that fetches its own data, and something private from another server. */
  const shop = (secret: { port: number }) =>
    serveSite({
      '/': '<!doctype html><html lang="en"><head><title>Kites</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
      '/app.js': {
        headers: { 'content-type': 'text/javascript' },
        body: `Promise.allSettled([
          fetch('/kites.json').then((r) => r.json()),
          fetch('http://localhost:${secret.port}/metadata').then((r) => r.text()),
          fetch('http://2130706433:${secret.port}/metadata').then((r) => r.text()),
        ]).then(([kites, ...stolen]) => {
          document.getElementById('root').innerHTML = '<main><h1>Kites by the pier</h1>' +
            kites.value.map((kite) => '<p>' + kite + '</p>').join('') +
            '<p>' + stolen.map(({ value }) => value ?? 'nothing').join(' and ') + ' came from next door.</p></main>'
        })`,
      },
      '/kites.json': {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([
          'The storm kite flies in winds of nine knots and costs £64.',
          'Lines are £12 a reel.',
        ]),
      },
    })
  const secrets = () =>
    serve((_request, response) => response.setHeader('access-control-allow-origin', '*').end('top secret'))

  test('is read in a browser that reaches nothing private', async () => {
    if (!chromium) throw new Error('this test needs a Chromium: set CHROMIUM_PATH')
    await using secret = await secrets()
    await using site = await shop(secret)
    const withBrowser = await startTestApp({
      jobs: true,
      environment: { CRAWL_ALLOW_HOSTS: site.host, CHROMIUM_PATH: chromium },
    })
    const { status, body, ledger, facts, ask } = await scan(withBrowser, `${site.origin}/`)
    expect(status).toBe(201)
    expect(body.scan).toMatchObject({ status: 'done', pagesKept: 1 })
    expect((await ledger())[0]).toMatchObject({ outcome: 'kept', reason: null })
    const { response, answered } = await ask('What does the storm kite cost?')
    expect({ response, answered }).toEqual({ response: expect.stringContaining('£64'), answered: true })
    expect(JSON.stringify(await facts())).not.toContain('secret')
    expect((await ask('What came from next door?')).response).not.toContain('secret')
    expect(secret.connections()).toBe(0)
    await withBrowser.close()
  })

  test('is not read without a browser, and the owner is told', async () => {
    await using secret = await secrets()
    await using site = await shop(secret)
    const { status, body } = await scan(app, `${site.origin}/`)
    expect(status).toBe(422)
    expect(body.message).toMatch(/JavaScript.*no browser is installed here/)
    expect(site.requests).not.toContain('/app.js')

    await using half = await serveSite({
      '/': html('Home', ['/app']),
      '/app': '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
    })
    const { ledger } = await scan(app, `${half.origin}/`)
    expect((await ledger()).find(({ url }) => url.endsWith('/app'))).toMatchObject({
      outcome: 'dropped',
      reason: expect.stringMatching(/JavaScript.*no browser is installed here/),
    })
  })
})

test('a sitemap of 100,000 addresses fills the plan’s pages and no more', async () => {
  const paths = Array.from({ length: 100_000 }, (_, n) => `/p/${n}`)
  await using site = await serveSite({
    '/': html('Home'),
    '/sitemap.xml': (request, response) =>
      reply(response, {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset>${paths.map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`).join('')}</urlset>`,
      }),
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
  })
  const limit = plans.free.pagesPerScan
  const { status, body, pages, ledger } = await scan(app, `${site.origin}/`, 'free')
  expect(status).toBe(201)
  expect(body.scan).toMatchObject({
    status: 'done',
    pagesFound: 100_001,
    pagesKept: limit,
    message: `${limit} pages were read, as many as your plan includes; 99,951 more were found.`,
  })
  expect((await ledger()).length).toBeLessThan(1_000)
  expect(await pages()).toHaveLength(limit)
  expect(site.requests.filter((path) => path.startsWith('/p/')).length).toBeLessThanOrEqual(limit)
})

describe('an unreadable site is explained to its owner', () => {
  const form = '<form><input name="user"><input type="password" name="pw"><button>Log in</button></form>'
  const redirect = (location: string): Route => ({ status: 302, headers: { location } })
  const sites: [string, Record<string, Route>, string][] = [
    ['a login wall by status', { '*': { status: 401 } }, 'Visitors must log in to see this page.'],
    [
      'a login form and nothing else',
      { '*': `<html><body><h1>Members</h1>${form}</body></html>` },
      'Visitors must log in to see this page.',
    ],
    ['redirects in a circle', { '*': redirect('/') }, 'The address redirects in a circle.'],
    [
      'redirects without end',
      {
        '/robots.txt': { status: 404 },
        '*': (request, response) => reply(response, redirect(`${request.url}x`) as object),
      },
      'Redirects too many times.',
    ],
    [
      'a redirect to a private address',
      { '*': redirect('http://169.254.169.254/latest/meta-data/') },
      'This address belongs to a private network, so it was not read.',
    ],
    [
      'a compressed bomb',
      { '*': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(16 * 1024 * 1024)) } },
      'The page unpacks to an unreasonable size and was given up.',
    ],
    [
      'a page of 30 MB',
      { '*': { body: Buffer.alloc(30 * 1024 * 1024, '<p>x ') } },
      'The page is too large to be read.',
    ],
    [
      'bot protection',
      { '*': { status: 403, headers: { 'cf-mitigated': 'challenge' } } },
      'The site keeps automatic visitors out (bot protection).',
    ],
    [
      'robots.txt',
      {
        '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
        '*': html('Home'),
      },
      'Blocked by robots.txt.',
    ],
    ['a start page that is not there', {}, 'Page not found (404).'],
    ['an empty page', { '/': '' }, 'There is no readable text on this page.'],
    [
      'pictures without a word',
      { '/': '<html><body><img src="/a.png"></body></html>' },
      'There is no readable text on this page.',
    ],
  ]

  let owner: Awaited<ReturnType<typeof registerOwner>>
  beforeAll(async () => {
    owner = await registerOwner(app, { tier: 'pro' })
  })

  test.each(sites)('%s', async (_name, routes, message) => {
    await using site = await serveSite(routes)
    const { status, body } = await scanFor(owner, app, `${site.origin}/`)
    expect({ status, message: body.message }).toEqual({ status: 422, message })
    expect(site.requests).toContain('/robots.txt')
  })

  test('a server that is gone', async () => {
    const gone = await serveSite({})
    await gone[Symbol.asyncDispose]()
    const { status, body } = await scanFor(owner, app, `${gone.origin}/`)
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'No website answers at this address: the server refused the connection.',
    })
  })

  test('an untrusted certificate', async () => {
    const now = Date.now()
    const certificate = selfSigned('shop.example', { from: new Date(now - 1e9), to: new Date(now + 1e9) })
    const answer: Answer = (_request, response) => response.end(html('Home'))
    await using site = await serve(answer, certificate)
    const { status, body } = await scanFor(owner, app, `${site.origin}/`)
    expect(status).toBe(422)
    expect(body.message).toMatch(/^The security certificate of the site is not valid/)
  })
})
