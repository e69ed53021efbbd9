import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { queueOptionsOf, type ScanJob, type ScanRow, scanQueue } from './scan.ts'
import { listUnderWay, lockScan, updateScan } from './store.ts'

/**
 * Queues the scans again that no job comes back to, such as one whose job was given up while the database was away: its
 * assistant could not be scanned any more, and a creation would keep its place in the plan. Every run is counted in the
 * scan, so one that can't be finished fails and is given back.
 */
export const requeueLostScans = ({ db, queue }: Pick<Services, 'db' | 'queue'>): Job => ({
  name: 'requeue-lost-scans',
  every: '*/5 * * * *',
  async run() {
    // The scans first: a job that ends after this has ended its scan, or queued the next job before.
    const underWay = await listUnderWay(db)
    if (underWay.length === 0) return
    const living = new Set(
      (await queue.listUnfinished<ScanJob>(scanQueue, { in: db })).map(({ scanId }) => scanId),
    )
    for (const scan of underWay)
      if (!living.has(scan.id)) await db.transaction((tx) => requeue({ queue }, tx, scan))
  },
})

/** The same where it is known that no job is left: a backup holds none of them. Says how many scans there were. */
export async function requeueAllScans({ queue }: Pick<Services, 'queue'>, tx: Queryable): Promise<number> {
  const underWay = await listUnderWay(tx)
  for (const scan of underWay) await requeue({ queue }, tx, scan)
  return underWay.length
}

async function requeue({ queue }: Pick<Services, 'queue'>, tx: Queryable, { accountId, id, run }: ScanRow) {
  const scan = await lockScan(tx, accountId, id)
  if (!scan || scan.run !== run || (scan.status !== 'queued' && scan.status !== 'running')) return
  // Whatever process still holds it may write nothing more.
  await updateScan(tx, scan, { status: 'queued' })
  await queue.send<ScanJob>(scanQueue, { scanId: id }, { in: tx, ...queueOptionsOf(scan) })
}
