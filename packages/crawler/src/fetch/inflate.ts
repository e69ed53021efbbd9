import { pipeline, Readable } from 'node:stream'
import * as zlib from 'node:zlib'

export interface InflateLimits {
  maxBytes: number
  maxRatio: number
  ratioFloor: number
}

export class InflatedTooFar extends Error {
  readonly kind: 'bytes' | 'ratio'

  constructor(kind: 'bytes' | 'ratio') {
    super(`unpacked body exceeds its ${kind} limit`)
    this.kind = kind
  }
}

/** Decodes a `Content-Encoding`, last one first. Unknown encodings are ignored. */
export async function* inflate(
  source: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  limits: InflateLimits,
): AsyncGenerator<Uint8Array> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name in decoders)
  // Two layers can be a misconfiguration; more are an attack.
  if (encodings.length > 2) throw new InflatedTooFar('ratio')

  let packed = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      packed += chunk.length
      yield chunk
    }
  }
  let stream: AsyncIterable<Uint8Array> = counted()
  for (const encoding of encodings.reverse()) stream = decoders[encoding]!(stream)

  let unpacked = 0
  for await (const chunk of stream) {
    unpacked += chunk.length
    if (unpacked > limits.maxBytes) throw new InflatedTooFar('bytes')
    if (unpacked > limits.ratioFloor && unpacked > packed * limits.maxRatio) throw new InflatedTooFar('ratio')
    yield chunk
  }
}

type Decoder = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

// Sync flushes return the text before a cut, as browsers do.
const lenientFlush = { flush: zlib.constants.Z_SYNC_FLUSH, finishFlush: zlib.constants.Z_SYNC_FLUSH }
const lenientBrotli = {
  flush: zlib.constants.BROTLI_OPERATION_FLUSH,
  finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH,
}

const lenientZstd = { flush: zlib.constants.ZSTD_e_flush, finishFlush: zlib.constants.ZSTD_e_flush }

const decoders: Record<string, Decoder> = {
  gzip: (source) => throughDecoder(source, zlib.createGunzip(lenientFlush)),
  'x-gzip': (source) => throughDecoder(source, zlib.createGunzip(lenientFlush)),
  br: (source) => throughDecoder(source, zlib.createBrotliDecompress(lenientBrotli)),
  zstd: (source) => throughDecoder(source, zlib.createZstdDecompress(lenientZstd)),
  deflate,
}

function throughDecoder(
  source: AsyncIterable<Uint8Array>,
  decoder: NodeJS.ReadWriteStream & Readable,
): Readable {
  // Errors destroy the decoder and reach its consumer, so the callback ignores them.
  pipeline(Readable.from(source, { objectMode: false }), decoder, () => {})
  return decoder
}

/** Servers send `deflate` both raw and in a zlib envelope. */
async function* deflate(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const enveloped = ((first.value[0] ?? 0) & 0x0f) === 8
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first.value
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  yield* throughDecoder(
    whole(),
    enveloped ? zlib.createInflate(lenientFlush) : zlib.createInflateRaw(lenientFlush),
  )
}
