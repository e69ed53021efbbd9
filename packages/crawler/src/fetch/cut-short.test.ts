import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { failureOf, fetchFor } from '../testing/fetch-for.ts'
import { type Answer, serve } from '../testing/serve.ts'

const trips = Array.from(
  { length: 20_000 },
  (_, nth) => `Boat ${(nth * 7_919) % 9_973} leaves at ${nth % 24}. `,
)
const text = `<p>${trips.join('')}</p>`
const cutOff =
  (body: Buffer, headers: Record<string, string | number>): Answer =>
  (_request, response) => {
    response.writeHead(200, headers)
    response.write(body, () => response.socket!.end())
  }

test.each<[string, Answer]>([
  ['shorter than announced', cutOff(Buffer.from(text), { 'content-length': 1_000_000 })],
  ['in chunks without an end', cutOff(Buffer.from(text), { 'transfer-encoding': 'chunked' })],
])('a body %s is read as far as it came', async (_name, answer) => {
  await using site = await serve(answer)
  const guardedFetch = fetchFor([site])
  const { bytes, cutShort } = await (await guardedFetch(site.origin)).bytesThatCame()
  expect(new TextDecoder().decode(bytes)).toBe(text)
  expect(cutShort?.reason).toBe('reset')
  expect((await failureOf(guardedFetch(site.origin).then((whole) => whole.bytes()))).reason).toBe('reset')
})

test.each<[string, Buffer]>([
  ['gzip', gzipSync(text)],
  ['br', brotliCompressSync(text)],
  ['deflate', deflateRawSync(text)],
  ['zstd', zstdCompressSync(text)],
])('a truncated %s body is decompressed as far as it came', async (encoding, packed) => {
  const half = packed.subarray(0, Math.floor(packed.length / 2))
  await using site = await serve(
    cutOff(half, { 'content-encoding': encoding, 'content-length': packed.length }),
  )
  const { bytes, cutShort } = await (await fetchFor([site])(site.origin)).bytesThatCame()
  const had = new TextDecoder().decode(bytes)
  expect(text.startsWith(had)).toBe(true)
  expect(had.length).toBeGreaterThan(text.length / 5)
  expect(cutShort?.reason).toBe('reset')
})

test('a stalled body is read as far as it came, and one that never started fails', async () => {
  await using site = await serve((request, response) => {
    response.writeHead(200, { 'content-length': 5_000 })
    if (request.url === '/begun') response.write('the first words')
    else response.flushHeaders()
  })
  const guardedFetch = fetchFor([site], { limits: { slowAfterMs: 200 } })
  const { bytes, cutShort } = await (await guardedFetch(`${site.origin}/begun`)).bytesThatCame()
  expect([new TextDecoder().decode(bytes), cutShort?.reason]).toEqual(['the first words', 'slow'])
  const silent = guardedFetch(`${site.origin}/silent`).then((response) => response.bytesThatCame())
  expect((await failureOf(silent)).reason).toBe('slow')
})

test('a complete body is not marked as cut short, and an aborted one fails', async () => {
  const stop = new AbortController()
  await using site = await serve((request, response) => {
    if (request.url === '/whole') return response.end('whole')
    response.writeHead(200).write('begun', () => stop.abort())
  })
  const guardedFetch = fetchFor([site])
  const whole = await (await guardedFetch(`${site.origin}/whole`)).bytesThatCame()
  expect([new TextDecoder().decode(whole.bytes), whole.cutShort]).toEqual(['whole', null])
  const stopped = guardedFetch(`${site.origin}/stopped`, { signal: stop.signal })
  expect((await failureOf(stopped.then((response) => response.bytesThatCame()))).reason).toBe('aborted')
})
