export interface FetchLimits {
  /** The most bytes of a body, as sent and after unpacking. */
  maxBytes: number
  /** The time until the headers of one hop are there, name look-up and connecting included. */
  headersMs: number
  /** The time for looking up a name when nothing is fetched yet. */
  lookupMs: number
  /** The time from the call to the last byte, redirects included. */
  totalMs: number
  redirects: number
  /** The average rate a body must keep once it has had `slowAfterMs`. */
  minBytesPerSecond: number
  slowAfterMs: number
  maxRatio: number
  ratioFloor: number
}

export const fetchLimits: FetchLimits = {
  maxBytes: 10 * 1024 * 1024,
  headersMs: 15_000,
  lookupMs: 3_000,
  totalMs: 30_000,
  redirects: 10,
  minBytesPerSecond: 500,
  slowAfterMs: 5_000,
  maxRatio: 300,
  ratioFloor: 2 * 1024 * 1024,
}
