import { asFetchFailure, FetchFailure, type FetchReason } from './fetch-failure.ts'

export interface Watch {
  signal: AbortSignal
  stop(reason: FetchReason): void
  /** Requires a minimum rate of the bytes counted by `received`. */
  expectRate(minBytesPerSecond: number, afterMs: number, received: () => number): void
  failure(error: unknown): FetchFailure
  end(): void
}

export function startWatch(url: string, totalMs: number, outer: AbortSignal | undefined): Watch {
  const controller = new AbortController()
  let stopped: FetchReason | null = null
  let rateTimer: NodeJS.Timeout | undefined

  function stop(reason: FetchReason) {
    stopped ??= reason
    controller.abort()
  }
  const onAbort = () => stop('aborted')
  const totalTimer = setTimeout(() => stop('timeout'), totalMs)
  if (outer?.aborted) onAbort()
  else outer?.addEventListener('abort', onAbort, { once: true })

  return {
    signal: controller.signal,
    stop,
    expectRate(minBytesPerSecond, afterMs, received) {
      const started = performance.now()
      const check = () => {
        const seconds = (performance.now() - started) / 1000
        if (received() < seconds * minBytesPerSecond) return stop('slow')
        rateTimer = setTimeout(check, 1_000)
      }
      rateTimer = setTimeout(check, afterMs)
    },
    failure: (error) =>
      stopped ? new FetchFailure(stopped, url, { cause: error }) : asFetchFailure(error, url),
    end() {
      clearTimeout(totalTimer)
      clearTimeout(rateTimer)
      outer?.removeEventListener('abort', onAbort)
    },
  }
}
