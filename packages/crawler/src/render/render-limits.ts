export interface RenderLimits {
  /** The time for one page, waiting for its turn not included. */
  timeMs: number
  /** The time while somebody else's page is waiting: then what it shows by now is taken. */
  sharedTimeMs: number
  /** Pages open at once, each in a browser of its own: one that must be stopped takes no other with it. */
  pages: number
  /** Requests and bytes one page may cause. */
  requests: number
  bytes: number
  /** The most characters of HTML that are taken back. */
  htmlCharacters: number
  /** The memory one browser may use. */
  memoryMb: number
  /** A browser is closed after so long without work, or after so many pages. */
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
