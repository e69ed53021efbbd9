import { expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'
import { crawlSite, html } from '../testing/site.ts'
import { readHeaders, readLocation } from './response-headers.ts'

test.each([
  [['text/html', 'text/html; charset=utf-8'], 'text/html; charset=utf-8'],
  [['text/html; charset=iso-8859-2', 'text/html'], 'text/html; charset=iso-8859-2'],
  [['text/plain', 'text/html; charset=utf-8'], 'text/html; charset=utf-8'],
  [['text/plain; charset=utf-8', 'text/html'], 'text/html'],
  [['text/html', 'nonsense'], 'text/html'],
  [['text/html', '*/*'], 'text/html'],
  [['text/html; charset="a,b"'], 'text/html; charset="a,b"'],
  [['text/html, application/pdf'], 'application/pdf'],
  [['nonsense'], 'nonsense'],
  [[''], ''],
])('the content types %j resolve to %s as in browsers', (types, chosen) => {
  expect(readHeaders({ 'content-type': types })['content-type']).toBe(chosen)
})

test('locations are decoded as UTF-8 where valid, and conflicting ones ignored', () => {
  const latin = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
  expect(readLocation({ location: latin('/żurek') })).toBe('/żurek')
  expect(readLocation({ location: '/caf\u00e9' })).toBe('/café')
  expect(readLocation({ location: ['/a', '/a'] })).toBe('/a')
  expect(readLocation({ location: ['/a', '/b'] })).toBeNull()
  expect(readLocation({})).toBeNull()
})

/** Sends raw bytes that Node's server would refuse to write. */
const serveBytes = (answers: Record<string, string>) =>
  serve((request) => {
    const answer =
      answers[decodeURI(request.url ?? '')] ?? 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'
    request.socket.end(Buffer.from(answer.replace('\r\n', '\r\nconnection: close\r\n'), 'utf8'))
  })
const page = (types: string[], text: string) =>
  `HTTP/1.1 200 OK\r\n${types.map((type) => `content-type: ${type}\r\n`).join('')}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`

test('reads a site with unescaped redirects and duplicate content types', async () => {
  await using site = await serveBytes({
    '/': page(
      ['text/html', 'text/html; charset=utf-8'],
      html('Zajazd', ['/menu', '/stary']).replace('</main>', '<p>Żurek w chlebie</p></main>'),
    ),
    '/menu': 'HTTP/1.1 301 Moved\r\nlocation: /menu/żurek-i-pierogi\r\ncontent-length: 0\r\n\r\n',
    '/menu/żurek-i-pierogi': page(['text/html; charset=utf-8', 'text/html'], html('Żurek i pierogi')),
    '/stary': 'HTTP/1.1 302 Found\r\nlocation: /stary/?q=łąka\r\ncontent-length: 0\r\n\r\n',
    '/stary/?q=łąka': page(['text/html'], html('Stary dom')),
  })
  const { pages, paths } = await crawlSite(site)
  expect(paths.map((path) => decodeURI(path)).sort()).toEqual([
    '/',
    '/menu/żurek-i-pierogi',
    '/stary/?q=łąka',
  ])
  expect(pages[0]!.page!.text).toContain('Żurek w chlebie')
  expect(pages.map(({ page }) => page!.title)).toContain('Żurek i pierogi')
})
