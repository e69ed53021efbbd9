import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

const page = '<p>Zahnreinigung 89 €</p>'.repeat(200)

async function read(encoding: string, body: Buffer): Promise<string> {
  await using site = await serve((_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(body),
  )
  const guardedFetch = createGuardedFetch({ allowHosts: [site.host], userAgent: 'FoyerBot/1.0' })
  try {
    const response = await guardedFetch(site.origin)
    return new TextDecoder().decode(await response.bytes())
  } catch (error) {
    return String(error)
  } finally {
    await guardedFetch.close()
  }
}

test.each([
  ['gzip', gzipSync(page)],
  ['x-gzip', gzipSync(page)],
  ['GZIP', gzipSync(page)],
  ['deflate', deflateSync(page)],
  ['deflate', deflateRawSync(page)],
  ['br', brotliCompressSync(page)],
  ['zstd', zstdCompressSync(page)],
  ['gzip, br', brotliCompressSync(gzipSync(page))],
  ['identity', Buffer.from(page)],
  ['utf-8', Buffer.from(page)],
])('%s is decoded', async (encoding, body) => expect(await read(encoding, body)).toBe(page))

test('a truncated body yields the text before the cut', async () => {
  const varied = Array.from({ length: 5_000 }, (_, i) => `<p>Row ${i * 7919}</p>`).join('')
  const packed = gzipSync(varied)
  const text = await read('gzip', packed.subarray(0, packed.length - 100))
  expect(varied.startsWith(text)).toBe(true)
  expect(text.length).toBeGreaterThan(varied.length / 2)
})

test('a body that contradicts its encoding is reported as damaged', async () => {
  for (const encoding of ['gzip', 'br', 'zstd']) {
    expect(await read(encoding, Buffer.from('plainly not packed'))).toMatch(/arrived damaged/)
  }
})

test('compression bombs are refused by their decompressed size', async () => {
  const zeros = Buffer.alloc(16 * 1024 * 1024)
  const bombs: [string, Buffer][] = [
    ['gzip', gzipSync(zeros)],
    ['br', brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzipSync(zeros))],
    ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(page)))],
  ]
  for (const [encoding, bomb] of bombs) {
    expect(await read(encoding, bomb), encoding).toMatch(/unreasonable size/)
  }
})
