import type { Queryable } from '../../platform/db/client.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { queueOptionsOf, type ScanJob, type ScanRow, scanQueue } from './scan.ts'
import { listUnderWay, lockScan, updateScan } from './store.ts'

/** A job may be lost when the database is away. Runs are counted, so a scan that can't be finished fails. */
export const requeueLostScans = ({ db, queue }: Pick<Services, 'db' | 'queue'>): Job => ({
  name: 'requeue-lost-scans',
  every: '*/5 * * * *',
  async run() {
    // A job that ends in between has ended its scan or queued the next.
    const underWay = await listUnderWay(db)
    if (underWay.length === 0) return
    const living = new Set(
      (await queue.listUnfinished<ScanJob>(scanQueue, { in: db })).map(({ scanId }) => scanId),
    )
    for (const scan of underWay)
      if (!living.has(scan.id)) await db.transaction((tx) => requeue({ queue }, tx, scan))
  },
})

/** A restored backup has no jobs. */
export async function requeueAllScans({ queue }: Pick<Services, 'queue'>, tx: Queryable): Promise<number> {
  const underWay = await listUnderWay(tx)
  for (const scan of underWay) await requeue({ queue }, tx, scan)
  return underWay.length
}

async function requeue({ queue }: Pick<Services, 'queue'>, tx: Queryable, { accountId, id, run }: ScanRow) {
  const scan = await lockScan(tx, accountId, id)
  if (!scan || scan.run !== run || (scan.status !== 'queued' && scan.status !== 'running')) return
  // A process that still holds the scan can't write any more.
  await updateScan(tx, scan, { status: 'queued' })
  await queue.send<ScanJob>(scanQueue, { scanId: id }, { in: tx, ...queueOptionsOf(scan) })
}
