import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { queueRound } from './delivery-queue.ts'
import { deleteOldDeliveries, listOverdueDeliveries } from './store.ts'

const keptMs = 30 * 24 * 3_600_000
// Longer than any attempt, so that running ones aren't included.
const overdueMs = 10 * 60_000
const mostAtOnce = 1_000

/** Requeues deliveries left by crashes or restored backups. The round number prevents duplicate attempts. */
export const sweepDeliveries = ({ db, queue, now }: Pick<Services, 'db' | 'now' | 'queue'>): Job => ({
  name: 'sweep-webhook-deliveries',
  every: '*/10 * * * *',
  async run() {
    const at = now().getTime()
    for (const delivery of await listOverdueDeliveries(db, new Date(at - overdueMs), mostAtOnce))
      await queueRound(queue, delivery)
    await deleteOldDeliveries(db, new Date(at - keptMs))
  },
})
