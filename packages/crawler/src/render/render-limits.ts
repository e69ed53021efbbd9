export interface RenderLimits {
  /** The time limit for a page, excluding the wait for a slot. */
  timeMs: number
  sharedTimeMs: number
  /** Parallel pages. Each has its own browser, so killing one doesn't affect others. */
  pages: number
  requests: number
  bytes: number
  htmlCharacters: number
  memoryMb: number
  /** A browser closes after this idle time or number of pages. */
  idleMs: number
  pagesPerBrowser: number
}

export const renderLimits: RenderLimits = {
  timeMs: 15_000,
  sharedTimeMs: 5_000,
  pages: 2,
  requests: 150,
  bytes: 25 * 1024 * 1024,
  htmlCharacters: 8_000_000,
  memoryMb: 768,
  idleMs: 20_000,
  pagesPerBrowser: 40,
}
