import { stopScansOf } from '../../knowledge/scans/stop-scan.ts'
import { removeAssistantFromWebhooks } from '../../machines/webhooks/change-webhook.ts'
import { notify } from '../../platform/db/listen.ts'
import type { Services } from '../../services.ts'
import { removeFilesOfAssistant } from '../../talk/files/remove-files.ts'
import { lockOwnedAssistant } from '../assistants/find-assistant.ts'
import { removeAssistant } from '../assistants/remove-assistant.ts'
import { lockAccount } from '../auth/lock-account.ts'

export async function deleteAssistant(
  services: Pick<Services, 'db' | 'files'>,
  accountId: string,
  id: string,
) {
  const removeFiles = await services.db.transaction(async (tx) => {
    // The account is locked before the assistant, in the same order as plan changes, to avoid deadlocks.
    await lockAccount(tx, accountId)
    const row = await lockOwnedAssistant(tx, accountId, id)
    await stopScansOf(tx, accountId, row.id)
    const removeFiles = await removeFilesOfAssistant({ ...services, db: tx }, accountId, row.id)
    await removeAssistant(tx, accountId, row.id)
    await removeAssistantFromWebhooks(tx, accountId, row.id)
    await notify(tx, 'foyer_knowledge', row.id)
    return removeFiles
  })
  // Files go last: after a crash sweep-files.ts finds the leftovers, and no record points to a missing file.
  await removeFiles()
}
