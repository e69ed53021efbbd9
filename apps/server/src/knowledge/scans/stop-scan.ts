import { refundScan } from '../../money/usage/spend.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { dropStaged } from '../pages/drop-staged.ts'
import { signalScan } from './progress/signals.ts'
import type { ScanRow } from './scan.ts'
import {
  findByProgress,
  insertEvent,
  lockScan,
  runningScansOf,
  runningScansOfAccount,
  updateScan,
} from './store.ts'

const isUnderWay = ({ status }: ScanRow) => status === 'queued' || status === 'running'

export async function cancelCreation({ db, now }: Services, accountId: string, progressId: string) {
  const found = await findByProgress(db, accountId, progressId)
  if (!found) throw new Failure('not_found', 'No such creation.')
  await db.transaction(async (tx) => {
    const scan = await lockScan(tx, accountId, found.id)
    if (!scan || scan.status === 'cancelled' || scan.status === 'failed') return
    if (scan.assistantId) {
      throw new Failure(
        'conflict',
        'The assistant has already been created. Delete it if you don’t want to keep it.',
      )
    }
    await endUnfinished(tx, scan, now(), 'cancelled', 'Creation was cancelled.')
  })
}

/** The caller holds the scan's lock. */
export async function endUnfinished(
  tx: Queryable,
  scan: ScanRow,
  at: Date,
  status: 'cancelled' | 'failed',
  message: string,
  limitReached = false,
) {
  if (scan.countedIn) await refundScan(tx, scan.accountId, scan.countedIn)
  await dropStaged(tx, scan.id)
  await updateScan(tx, scan, { status, message, countedIn: null, finishedAt: at })
  if (scan.progressId) {
    await insertEvent(tx, scan.id, { step: 'error', message, ...(limitReached && { limitReached }) })
    await signalScan(tx, 'progress', scan)
  }
  await signalScan(tx, 'state', scan)
}

/** A running scan finds nothing to write to and ends. */
export const stopScansOf = async (tx: Queryable, accountId: string, assistantId: string) =>
  signalStop(tx, await runningScansOf(tx, accountId, assistantId))

/** Includes creations that have no assistant yet. */
export const stopAllScans = async (tx: Queryable, accountId: string) =>
  signalStop(tx, await runningScansOfAccount(tx, accountId))

async function signalStop(tx: Queryable, scans: readonly ScanRow[]) {
  for (const { id, accountId } of scans) {
    const scan = await lockScan(tx, accountId, id)
    if (scan && isUnderWay(scan)) await signalScan(tx, 'state', scan)
  }
}
