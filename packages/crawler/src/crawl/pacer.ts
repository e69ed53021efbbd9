export interface Pacer {
  /** Returns true if a request may start now. The first page skips the spacing. */
  free(first?: boolean): boolean
  /** Returns when the next request may start; Infinity if another one has to end first. */
  freeAt(first?: boolean): number
  begin(): void
  end(outcome: { ms: number; overloaded: boolean; retryAfterMs?: number }): void
  /** Sets the minimum interval and limits requests to one at a time. With `careful` the first request waits, too. */
  space(ms: number, careful?: boolean): void
}

const patienceMs = 2_000
const longestPauseMs = 30_000

/**
 * Adapts the number of parallel requests to the host: it grows up to `widest` while answers are fast and shrinks
 * at the first sign of strain.
 */
export function createPacer(
  widest: number,
  firstPauseMs: number,
  now: () => number = () => performance.now(),
): Pacer {
  let width = Math.min(4, widest)
  let running = 0
  let successes = 0
  let strained = false
  let strains = 0
  let fastest = Number.POSITIVE_INFINITY
  let spacingMs = 0
  let pausedUntil = 0
  let spacedUntil = 0

  function freeAt(first = false): number {
    if (running >= Math.floor(width)) return Number.POSITIVE_INFINITY
    return first ? pausedUntil : Math.max(pausedUntil, spacedUntil)
  }

  return {
    free: (first) => now() >= freeAt(first),
    freeAt,
    begin() {
      running++
      spacedUntil = now() + spacingMs
    },
    end({ ms, overloaded, retryAfterMs }) {
      running--
      if (overloaded) {
        strained = true
        successes = 0
        width = Math.max(1, width / 2)
        const pause = retryAfterMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** strains++)
        pausedUntil = Math.max(pausedUntil, now() + pause)
        return
      }
      strains = 0
      fastest = Math.min(fastest, ms)
      if (spacingMs) {
        // The interval also counts from the end of a request, which can reach the host later than it started here.
        spacedUntil = now() + spacingMs
        return
      }
      if (ms > patienceMs && ms > fastest * 4) {
        strained = true
        width = Math.max(1, width - 0.5)
        return
      }
      // Like TCP slow start: one more per success at first, and after trouble one more per full round.
      successes++
      if (!strained || successes >= width * 4) {
        successes = 0
        width = Math.min(widest, width + 1)
      }
    },
    space(ms, careful = false) {
      spacingMs = ms
      width = 1
      spacedUntil = now() + ms
      if (careful) pausedUntil = Math.max(pausedUntil, spacedUntil)
    },
  }
}
