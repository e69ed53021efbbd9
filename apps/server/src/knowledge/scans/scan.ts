import type { scans } from '../../platform/db/schema/scans.ts'

export type ScanRow = typeof scans.$inferSelect

const hour = 3_600
/** Runs that may end without an answer, until a scan is given up. */
export const mostCrashes = 5

export type ScanJob = { scanId: string }
/** Named apart from the job itself, so that whoever starts a scan needs nothing of what runs it. */
export const scanQueue = {
  name: 'scan',
  // Each start is counted in the scan itself, which is given up after a few crashes.
  retries: 3 * mostCrashes,
  expireInSeconds: 6 * hour,
  heartbeatSeconds: 10,
} as const

/** Whom a scan takes turns with, and how soon: somebody is waiting for the first page of most of them. */
export const queueOptionsOf = ({ accountId, kind, run }: Pick<ScanRow, 'accountId' | 'kind' | 'run'>) => ({
  group: accountId,
  priority: isAwaited({ kind, run }) ? 1 : 0,
})

/** It has not begun yet, and its owner sits before the screen. */
export const isAwaited = ({ kind, run }: Pick<ScanRow, 'kind' | 'run'>) => run === 0 && kind !== 'scheduled'
