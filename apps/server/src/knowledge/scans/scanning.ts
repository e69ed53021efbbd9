import type { Services } from '../../services.ts'

/** A scan mostly waits for its site and takes a few megabytes, so many can run at once. */
export const scanSettings: Services['scanning'] = {
  backgroundAfterMs: 25_000,
  atOnce: 24,
  atOncePerAccount: 2,
  shortTurnMs: 5_000,
  // Longer than the slowest page may take: each turn gets a scan further.
  turnMs: 45_000,
  pollMs: 1_000,
}
