export interface Pacer {
  /** True if a request to this host may start now. The first page does not wait for the spacing. */
  free(first?: boolean): boolean
  /** The time at which that changes by time alone; Infinity if it waits for a request to end. */
  freeAt(first?: boolean): number
  begin(): void
  end(outcome: { ms: number; overloaded: boolean; retryAfterMs?: number }): void
  /** Sets the time between two requests, of which there is then one at a time; `careful`: before the first one too. */
  space(ms: number, careful?: boolean): void
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
  /** The end of the pause that a refusal asked for. */
  let pausedUntil = 0
  /** The end of the pause after the last request. */
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
        // The pause is counted from the end as well: a request can reach the host later than it was begun here.
        spacedUntil = now() + spacingMs
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
    space(ms, careful = false) {
      spacingMs = ms
      width = 1
      spacedUntil = now() + ms
      if (careful) pausedUntil = Math.max(pausedUntil, spacedUntil)
    },
  }
}
