import type { scans } from '../../platform/db/schema/scans.ts'

export type ScanRow = typeof scans.$inferSelect

const hour = 3_600
export const mostCrashes = 5

export type ScanJob = { scanId: string }
/** Callers who start scans don't load what runs them. */
export const scanQueue = {
  name: 'scan',
  // The scan counts its own starts.
  retries: 3 * mostCrashes,
  expireInSeconds: 6 * hour,
  heartbeatSeconds: 10,
} as const

/** Scans whose owner is waiting come first. */
export const queueOptionsOf = ({ accountId, kind, run }: Pick<ScanRow, 'accountId' | 'kind' | 'run'>) => ({
  group: accountId,
  priority: isAwaited({ kind, run }) ? 1 : 0,
})

export const isAwaited = ({ kind, run }: Pick<ScanRow, 'kind' | 'run'>) => run === 0 && kind !== 'scheduled'
