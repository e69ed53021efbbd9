import type { ScanState } from '@foyer/contract/scans'
import type { Queryable } from '../../../platform/db/client.ts'
import { countGonePages } from '../../corrections/decide-gone-pages.ts'
import type { ScanRow } from '../scan.ts'
import { latestScans } from '../store.ts'

const noScan: Omit<ScanState, 'gonePages'> = {
  status: 'none',
  pagesFound: 0,
  pagesKept: 0,
  added: 0,
  changed: 0,
  removed: 0,
  startedAt: null,
  finishedAt: null,
  message: null,
}

const shownStatus = {
  queued: 'running',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const

export async function readScanStates(
  db: Queryable,
  accountId: string,
  assistantIds: readonly string[],
): Promise<(assistantId: string) => ScanState> {
  const latest = await latestScans(db, accountId, assistantIds)
  const gonePages = await countGonePages(db, accountId, assistantIds)
  const states = new Map(latest.map((scan) => [scan.assistantId, toState(scan)]))
  return (assistantId) => ({ ...(states.get(assistantId) ?? noScan), gonePages: gonePages(assistantId) })
}

const toState = (scan: ScanRow): Omit<ScanState, 'gonePages'> => ({
  status: shownStatus[scan.status],
  pagesFound: scan.pagesFound,
  pagesKept: scan.pagesKept,
  added: scan.added,
  changed: scan.changed,
  removed: scan.removed,
  startedAt: (scan.startedAt ?? scan.createdAt).toISOString(),
  finishedAt: scan.finishedAt?.toISOString() ?? null,
  message: scan.message,
})
