import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sitemapUrls } from './sitemap.ts'

async function read(body: string | Uint8Array, chunkSize = 7): Promise<string[]> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
  const found: string[] = []
  for await (const urls of sitemapUrls(chunks())) {
    for (const { url, nested } of urls) found.push(nested ? `[${url}]` : url)
  }
  return found
}

const urlset =
  '<?xml version="1.0"?><urlset xmlns:image="i"><url><loc> http://a.example/?x=1&amp;y=2 </loc>' +
  '<image:image><image:loc>http://a.example/i.png</image:loc></image:image></url>' +
  '<url><LOC><![CDATA[http://a.example/ü]]></LOC></url><url><loc></loc></url><url><loc>http://a.example/&#252;</loc></url></urlset>'
const expected = ['http://a.example/?x=1&y=2', 'http://a.example/ü', 'http://a.example/ü']

test('addresses in XML survive any chunking', async () => {
  for (const size of [1, 7, 1_000]) expect(await read(urlset, size)).toEqual(expected)
})

test('entities declared by the document are ignored', async () => {
  const declared =
    '<!DOCTYPE urlset [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY a "http://b.example/"><!ENTITY b "&a;&a;&a;">]>'
  const named =
    '<url><loc>http://a.example/&file;</loc></url><url><loc>&b;</loc></url><url><loc>/c</loc></url>'
  const found = await read(`<?xml version="1.0"?>${declared}<urlset>${named}</urlset>`)
  expect(found).toEqual(['http://a.example/&file;', '&b;', '/c'])
})

test('reads gzip, indexes, plain lines and UTF-16', async () => {
  expect(await read(gzipSync(urlset))).toEqual(expected)
  expect(await read('<sitemapindex><sitemap><loc>/a.xml</loc></sitemap></sitemapindex>')).toEqual([
    '[/a.xml]',
  ])
  expect(await read('http://a.example/1\r\nnothing\nhttps://a.example/2')).toEqual([
    'http://a.example/1',
    'https://a.example/2',
  ])
  expect(await read(Buffer.from(`\ufeff${urlset}`, 'utf16le'), 8)).toEqual(expected)
})

test('error pages, empty files and endless tags yield nothing', async () => {
  expect(await read('<!doctype html><html><body>404</body></html>')).toEqual([])
  expect(await read('')).toEqual([])
  const endless = `<loc>${'x'.repeat(100_000)}`
  expect(await read(`<urlset>${endless}`, 4_096)).toEqual([])
  expect(await read(`<urlset><loc>http://a.example/1</loc>${endless}`, 4_096)).toEqual(['http://a.example/1'])
})

test('addresses that cross a portion boundary are not lost', async () => {
  const addresses = Array.from(
    { length: 6_000 },
    (_, nth) => `http://a.example/${'x'.repeat(nth % 40)}${nth}`,
  )
  const entries = addresses.map((url, nth) =>
    nth % 2 ? `<loc>${url}</loc>` : `<loc> <![CDATA[${url}]]> </loc>`,
  )
  for (const size of [1_000, 4_093])
    expect(await read(`<urlset>${entries.join('\n')}`, size)).toEqual(addresses)
  expect(await read(addresses.join('\n'), 4_093)).toEqual(addresses)
})

// Quadratic work would take minutes and run into the test timeout.
test.each([
  ['sections that never end', '<loc><![CDATA['],
  ['entries that never end', '<loc>'],
  ['sections in no entry', '<loc><![CDATA[ ]]>'],
  ['blanks', ' '],
  ['open angle brackets', '<'],
])('%s do not stall the reader', async (_name, piece) => {
  const first = '<url><loc>http://a.example/1</loc></url>'
  const found = await read(`<urlset>${first}${piece.repeat(8_000_000 / piece.length)}`, 16_384)
  expect(found).toEqual(['http://a.example/1'])
})
