export interface Pacer {
  /** True if a request to this host may start now. */
  free(): boolean
  /** The time at which that changes by time alone; Infinity if it waits for a request to end. */
  freeAt(): number
  begin(): void
  end(outcome: { ms: number; overloaded: boolean; retryAfterMs?: number }): void
  /** Sets the time between the starts of two requests, of which there is then one at a time. */
  space(ms: number): void
}

const patienceMs = 2_000
const longestPauseMs = 30_000

/**
 * A pacer that lets through as many requests at once as a host takes without slowing down, at most `widest`;
 * fewer at the first sign of strain.
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
  let notBefore = 0

  return {
    free: () => running < Math.floor(width) && now() >= notBefore,
    freeAt: () => (running < Math.floor(width) ? notBefore : Number.POSITIVE_INFINITY),
    begin() {
      running++
      if (spacingMs) notBefore = Math.max(notBefore, now() + spacingMs)
    },
    end({ ms, overloaded, retryAfterMs }) {
      running--
      if (overloaded) {
        strained = true
        successes = 0
        width = Math.max(1, width / 2)
        const pause = retryAfterMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** strains++)
        notBefore = Math.max(notBefore, now() + pause)
        return
      }
      strains = 0
      fastest = Math.min(fastest, ms)
      if (spacingMs) {
        // The pause is counted from the end as well: a request can reach the host later than it was begun here.
        notBefore = Math.max(notBefore, now() + spacingMs)
        return
      }
      if (ms > patienceMs && ms > fastest * 4) {
        strained = true
        width = Math.max(1, width - 0.5)
        return
      }
      // The limit opens up quickly at first; after trouble by one step for every round that went well.
      successes++
      if (!strained || successes >= width * 4) {
        successes = 0
        width = Math.min(widest, width + 1)
      }
    },
    space(ms) {
      spacingMs = ms
      width = 1
      notBefore = Math.max(notBefore, now() + ms)
    },
  }
}
