import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rescanned, rescannedSite, workshop } from '../../testing/rescanned-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { prose } from '../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const later = { 'retry-after': '3600' }
const page = (text: string) =>
  `<!doctype html><html><head><title>Closed</title></head><body>${text}</body></html>`
const maintenance = page(`<main><h1>Back soon</h1>
<p>We are giving our website a fresh coat of paint. Please come back in an hour or two, and thank you for waiting.</p></main>`)
const says = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(text)
const ways: [string, Answer][] = [
  ['429 and an hour to wait', (_, response) => response.writeHead(429, later).end()],
  ['503 and an hour to wait', (_, response) => response.writeHead(503, later).end()],
  ['403', (_, response) => response.writeHead(403).end('<p>Forbidden</p>')],
  ['401', (_, response) => response.writeHead(401).end('<p>Who are you?</p>')],
  ['a redirect to a login', (_, response) => response.writeHead(302, { location: '/account/login' }).end()],
  ['one text for all pages', (_, response) => says(response, maintenance)],
  [
    'one text with a number of its own',
    ({ url }, response) =>
      says(response, maintenance.replace('</main>', `<p>Request 81${url?.length}</p></main>`)),
  ],
  [
    'a redirect to a page for the time being',
    ({ url }, response) =>
      url === '/closed'
        ? says(response, maintenance)
        : response.writeHead(302, { location: '/closed' }).end(),
  ],
  [
    'a redirect to an address made for each',
    ({ url }, response) =>
      url?.startsWith('/closed')
        ? says(response, maintenance)
        : response.writeHead(307, { location: `/closed?from=${url?.slice(1)}` }).end(),
  ],
]

describe('a rescan forgets nothing of a site that, after a few pages, answers with', () => {
  test.each(ways)('%s', async (_, answer) => {
    const { site, known, rescan, read, ask, turnsAway, notices } = await rescannedSite(app)
    const before = await known()
    expect(before).toHaveLength(14)
    turnsAway(4, answer)
    const { status, body } = await rescan()
    expect(status).toBe(200)
    expect(body).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(body.message).toBe(`${rescanned} 10 pages could not be read this time and stay as they were.`)
    const texts = (pages: typeof before) =>
      pages.map(({ url, title, characters }) => [url, title, characters])
    expect(texts(await known())).toEqual(texts(before))
    expect((await read()).scan).toMatchObject({ status: 'done', gonePages: 0 })
    expect(await ask('How long does it take to mend banjos?')).toContain('30')
    expect(await notices()).toEqual([])

    site.instead = null
    expect((await rescan()).body).toEqual({ message: rescanned, added: 0, changed: 0, removed: 0 })
    expect(texts(await known())).toEqual(texts(before))
    await site.close()
  })
})

test('a site under maintenance from the first page on is not read, and nothing is counted', async () => {
  const { site, known, rescan, turnsAway, read } = await rescannedSite(app)
  const before = await known()
  turnsAway(0, (_, response) => says(response, maintenance))
  const { status, body } = await rescan()
  expect(status).toBe(422)
  expect(body.message).toContain('Most pages answered with this same text')
  expect(await known()).toEqual(before)
  expect((await read()).scan).toMatchObject({ status: 'failed' })
  await site.close()
})

test('a first page that fails for a while removes nothing', async () => {
  const { site, known, rescan, paths } = await rescannedSite(app)
  const before = await paths()
  site.failing.add('/')
  site.pages['/lutes'] = `${prose('lutes')}<p>We mend no lutes in August.</p>`
  const { body } = await rescan()
  expect(body.message).toBe(`${rescanned} 1 page could not be read this time and stays as it was.`)
  expect(body).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect((await known()).map(({ url }) => url.replace(site.url, '/'))).toEqual(before)
  await site.close()
})

test('pages that robots.txt now disallows are not requested, and stay', async () => {
  const { site, rescan, paths, ledger } = await rescannedSite(app)
  const before = await paths()
  site.instead = ({ url }, response) => {
    if (url !== '/robots.txt') return false
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /b\nDisallow: /h')
    return true
  }
  site.requests.length = 0
  const { body } = await rescan()
  expect(body.message).toBe(`${rescanned} 3 pages could not be read this time and stay as they were.`)
  expect(await paths()).toEqual(before)
  expect(site.requests.filter((path) => /^\/[bh]/.test(path))).toEqual([])
  expect((await ledger()).find(({ url }) => url.endsWith('/harps'))?.reason).toBe('Blocked by robots.txt')
  await site.close()
})

test('after a downgrade as many pages stay as the plan includes', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 57 }, (_, nth) => [nth ? `/oboe-${nth}` : '/', prose(`oboe number ${nth}`)]),
  )
  const { site, known, rescan, move } = await rescannedSite(app, many)
  expect(await known()).toHaveLength(57)
  await move('free')
  const { body } = await rescan()
  expect(body).toMatchObject({ added: 0, removed: 7 })
  expect(body.message).toContain('7 pages known before were removed, as your plan includes no more.')
  expect(await known()).toHaveLength(50)
  await site.close()
})

test('moved pages live on at their new address only', async () => {
  const { site, rescan, paths } = await rescannedSite(app)
  const canonical = (to: string, text: string) => `<link rel="canonical" href="${to}">${text}`
  site.pages['/repairs/harps'] = workshop['/harps']!
  // The old address fails, but its text is at another one now.
  site.pages['/repairs/bows'] = workshop['/bows']!
  site.failing.add('/bows')
  site.pages['/repairs/zithers'] = workshop['/zithers']!
  site.pages['/zithers'] = canonical('/repairs/zithers', workshop['/zithers']!)
  site.instead = ({ url }, response) => {
    if (url !== '/harps') return false
    response.writeHead(301, { location: '/repairs/harps' }).end()
    return true
  }
  const { body } = await rescan()
  expect(body).toEqual({ message: rescanned, added: 3, changed: 0, removed: 3 })
  const now = await paths()
  expect(now).toHaveLength(14)
  for (const moved of ['harps', 'bows', 'zithers']) {
    expect(now).toContain(`/repairs/${moved}`)
    expect(now).not.toContain(`/${moved}`)
  }
  await site.close()
})
