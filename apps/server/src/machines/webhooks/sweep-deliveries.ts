import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { queueRound } from './delivery-queue.ts'
import { deleteOldDeliveries, listForgotten } from './store.ts'

const keptMs = 30 * 24 * 3_600_000
// Longer than any try takes, so that one under way is not taken for a forgotten one.
const forgottenMs = 10 * 60_000
const mostAtOnce = 1_000

/**
 * A process that dies in the middle of a try leaves a delivery that nobody comes back to, and a backup brings deliveries
 * but no jobs. These are queued again; the round sees to it that one that was queued all the same is not made twice.
 */
export const sweepDeliveries = ({ db, queue, now }: Services): Job => ({
  name: 'sweep-webhook-deliveries',
  every: '*/10 * * * *',
  async run() {
    const at = now().getTime()
    for (const delivery of await listForgotten(db, new Date(at - forgottenMs), mostAtOnce))
      await queueRound(queue, delivery)
    await deleteOldDeliveries(db, new Date(at - keptMs))
  },
})
