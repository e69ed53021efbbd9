import type { Dispatcher } from 'undici'
import { FetchFailure, type FetchReason } from './fetch-failure.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { InflatedTooFar, inflate } from './inflate.ts'
import { readHeaders } from './response-headers.ts'
import type { Watch } from './watch.ts'

/** Is told why a body ended too soon. */
type EndsEarly = (why: FetchFailure) => void

interface BytesThatCame {
  bytes: Uint8Array<ArrayBuffer>
  /** Why there is no more, of a body that ended too soon. */
  cutShort: FetchFailure | null
}

export interface GuardedResponse {
  /** The address to which the last redirect led. */
  url: string
  status: number
  headers: Record<string, string>
  /** The addresses passed on the way. */
  redirects: string[]
  /** The unpacked body, once. With `endsEarly`, one that ends too soon ends there, once something of it has come. */
  body(endsEarly?: EndsEarly): AsyncIterable<Uint8Array>
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  /** The unpacked body as far as it came. */
  bytesThatCame(): Promise<BytesThatCame>
  /** Lets go of the body unread. */
  discard(): void
}

/** How a body ends that a browser shows as far as it came. */
const tooSoon = new Set<FetchReason>(['reset', 'slow', 'timeout'])

interface Parts {
  url: URL
  answer: Dispatcher.ResponseData
  redirects: string[]
  watch: Watch
  limits: FetchLimits
  maxBytes: number | undefined
}

export function createResponse({ url, answer, redirects, watch, limits, maxBytes }: Parts): GuardedResponse {
  const headers = readHeaders(answer.headers)
  const inflateLimits = { ...limits, maxBytes: maxBytes ?? limits.maxBytes }

  function discard() {
    watch.end()
    // Undici reports a body destroyed early as an error that nobody waits for.
    answer.body.on('error', () => {})
    answer.body.destroy()
  }

  async function* body(endsEarly?: EndsEarly): AsyncGenerator<Uint8Array> {
    if (Number(headers['content-length']) > inflateLimits.maxBytes) {
      discard()
      throw new FetchFailure('too_large', url.href)
    }
    let received = 0
    watch.expectRate(limits.minBytesPerSecond, limits.slowAfterMs, () => received)
    async function* raw(): AsyncGenerator<Uint8Array> {
      try {
        for await (const chunk of answer.body) {
          received += chunk.length
          if (received > inflateLimits.maxBytes) throw new InflatedTooFar('bytes')
          yield chunk
        }
      } catch (error) {
        const failure = error instanceof InflatedTooFar ? null : watch.failure(error)
        if (!failure || !endsEarly || received === 0 || !tooSoon.has(failure.reason)) throw error
        endsEarly(failure)
      }
    }
    try {
      const encoding = headers['content-encoding']
      yield* encoding ? inflate(raw(), encoding, inflateLimits) : raw()
    } catch (error) {
      if (error instanceof InflatedTooFar) {
        throw new FetchFailure(error.kind === 'ratio' ? 'bomb' : 'too_large', url.href, { cause: error })
      }
      throw watch.failure(error)
    } finally {
      discard()
    }
  }

  return {
    url: url.href,
    status: answer.statusCode,
    headers,
    redirects,
    body,
    bytes: () => joinedBody(body()),
    bytesThatCame: () => joinedAsFarAsItCame(body),
    discard,
  }
}

export async function joinedAsFarAsItCame(body: GuardedResponse['body']): Promise<BytesThatCame> {
  const ends: FetchFailure[] = []
  const bytes = await joinedBody(body((why) => void ends.push(why)))
  const [cutShort = null] = ends
  // What came was too little to be unpacked.
  if (cutShort && bytes.length === 0) throw cutShort
  return { bytes, cutShort }
}

export async function joinedBody(body: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
  }
  // Buffer.concat is not used: its short results lie in memory shared with others, and would keep all of that
  // for as long as themselves.
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
