import { stopScansOf } from '../../knowledge/scans/stop-scan.ts'
import { forgetAssistant } from '../../machines/webhooks/change-webhook.ts'
import { notify } from '../../platform/db/listen.ts'
import type { Services } from '../../services.ts'
import { removeFilesOfAssistant } from '../../talk/files/remove-files.ts'
import { lockOwnedAssistant } from '../assistants/find-assistant.ts'
import { removeAssistant } from '../assistants/remove-assistant.ts'
import { lockAccount } from '../auth/lock-account.ts'

/**
 * Everything goes with it: pages, scans, facts, conversations, and the files visitors sent. Of those that rest because
 * the plan is full, the oldest takes its place.
 */
export async function deleteAssistant(services: Services, accountId: string, id: string) {
  const removeFiles = await services.db.transaction(async (tx) => {
    // Locks the account before the assistant, as plan changes do, against deadlocks.
    await lockAccount(tx, accountId)
    const row = await lockOwnedAssistant(tx, accountId, id)
    await stopScansOf(tx, accountId, row.id)
    const removeFiles = await removeFilesOfAssistant({ ...services, db: tx }, accountId, row.id)
    await removeAssistant(tx, accountId, row.id)
    await forgetAssistant(tx, accountId, row.id)
    await notify(tx, 'foyer_knowledge', row.id)
    return removeFiles
  })
  // Afterwards: a crash here leaves bytes that nothing names and sweep-files.ts finds, never a name without its bytes.
  await removeFiles()
}
