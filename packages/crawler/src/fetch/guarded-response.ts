import type { Dispatcher } from 'undici'
import { FetchFailure, type FetchReason } from './fetch-failure.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { InflatedTooFar, inflate } from './inflate.ts'
import { readHeaders } from './response-headers.ts'
import type { Watch } from './watch.ts'

type EndsEarly = (why: FetchFailure) => void

interface BytesThatCame {
  bytes: Uint8Array<ArrayBuffer>
  cutShort: FetchFailure | null
}

export interface GuardedResponse {
  url: string
  status: number
  headers: Record<string, string>
  redirects: string[]
  /**
   * The decompressed body, readable once. With `endsEarly`, a truncated body ends without throwing if any of it
   * arrived.
   */
  body(endsEarly?: EndsEarly): AsyncIterable<Uint8Array>
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  bytesThatCame(): Promise<BytesThatCame>
  discard(): void
}

/** Browsers show the received part after these failures, too. */
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
    // Undici emits an error when a body is destroyed early.
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
  // Buffer.concat allocates short results from a shared pool, which would keep the whole pool in memory.
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
