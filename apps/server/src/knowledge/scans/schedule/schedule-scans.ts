import { tiers } from '@foyer/contract/plans'
import { hasFeature } from '../../../money/usage/require-feature.ts'
import { lockOwnedAssistant } from '../../../people/assistants/find-assistant.ts'
import { listDueForScan } from '../../../people/assistants/list-due.ts'
import { updateWithoutVersion } from '../../../people/assistants/update-assistant.ts'
import { readPayer } from '../../../people/auth/plan/read-payer.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { startScan } from '../start-scan.ts'
import { insertScan } from '../store.ts'
import { nextScan } from './schedule.ts'

const atOnce = 200
const tiersWithSchedules = tiers.filter((tier) => hasFeature(tier, 'scheduledScans'))

/** Queues due scans every minute, for all instances. */
export const scheduleScans = (services: Services): Job => ({
  name: 'schedule-scans',
  every: '* * * * *',
  async run() {
    const { db, now } = services
    for (const due of await listDueForScan(db, now(), tiersWithSchedules, atOnce))
      await startDue(services, due)
  },
})

async function startDue(services: Services, { id, accountId }: { id: string; accountId: string }) {
  const { db, now } = services
  await db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, accountId, id)
    // Another instance or the owner was faster.
    if (!assistant.nextScanAt || assistant.nextScanAt > now()) return
    const account = await readPayer(tx, accountId)
    if (!account) return
    await updateWithoutVersion(tx, accountId, id, { nextScanAt: nextScan(assistant, now()) })
    try {
      // A refusal rolls back only the scan.
      await tx.transaction((inner) => startScan(inner, services, account, assistant, 'scheduled'))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.code !== 'limit_reached') return
      // Shows the owner why the schedule stopped.
      await insertScan(tx, {
        accountId,
        assistantId: id,
        kind: 'scheduled',
        websiteUrl: assistant.websiteUrl,
        status: 'failed',
        message: error.message,
        createdAt: now(),
        finishedAt: now(),
      })
    }
  })
}
