import { lockOwnedAssistant } from '../assistants/find-assistant.ts'
import { noteOnAssistant } from '../assistants/update-assistant.ts'
import { Failure } from '../http/failure.ts'
import type { Job } from '../jobs/queue.ts'
import type { Services } from '../services.ts'
import { nextScan } from './schedule.ts'
import { dueAssistants } from './schedule-store.ts'
import { startScan } from './start-scan.ts'
import { insertScan } from './store.ts'

const atOnce = 200

/** Once a minute, on one instance: sends the scans that are due to the queue, where every instance takes its share. */
export const scheduleScans = (services: Services): Job => ({
  name: 'schedule-scans',
  every: '* * * * *',
  async run() {
    for (const { assistant, account } of await dueAssistants(services.db, services.now(), atOnce))
      await startDue(services, account, assistant)
  },
})

type Due = Awaited<ReturnType<typeof dueAssistants>>[number]

async function startDue(services: Services, account: Due['account'], { id }: Due['assistant']) {
  const { db, now } = services
  await db.transaction(async (tx) => {
    const assistant = await lockOwnedAssistant(tx, account.id, id)
    // Another instance, or the owner, was here first.
    if (!assistant.nextScanAt || assistant.nextScanAt > now()) return
    await noteOnAssistant(tx, account.id, id, { nextScanAt: nextScan(assistant, now()) })
    try {
      // A transaction of its own inside this one: a refusal takes back what it had begun, and no more.
      await tx.transaction((inner) => startScan(inner, services, account, assistant, 'scheduled'))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.code !== 'limit_reached') return
      // The owner sees why their schedule stands still.
      await insertScan(tx, {
        accountId: account.id,
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
