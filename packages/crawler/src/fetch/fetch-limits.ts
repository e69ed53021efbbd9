export interface FetchLimits {
  /** The size limit of a body, both compressed and decompressed. */
  maxBytes: number
  /** The time until a hop's headers arrive, DNS and connecting included. */
  headersMs: number
  /** The time for DNS checks outside a fetch. */
  lookupMs: number
  /** The time from the call to the last byte, redirects included. */
  totalMs: number
  redirects: number
  /** The minimum average rate of a body after `slowAfterMs`. */
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
