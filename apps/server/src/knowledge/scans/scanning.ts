import type { Services } from '../../services.ts'

/** Scans mostly wait for sites. */
export const scanSettings: Services['scanning'] = {
  backgroundAfterMs: 25_000,
  atOnce: 24,
  atOncePerAccount: 2,
  shortTurnMs: 5_000,
  // Longer than the slowest page, so each turn makes progress.
  turnMs: 45_000,
  pollMs: 1_000,
}
