import { notify } from '../db/listen.ts'
import { lockAccount } from '../db/lock-account.ts'
import { stopScansOf } from '../scans/stop-scan.ts'
import type { Services } from '../services.ts'
import { forgetAssistant } from '../webhooks/change-webhook.ts'
import { lockOwnedAssistant } from './find-assistant.ts'
import { fitToPlan } from './fit-to-plan.ts'
import { fileIdsOf, remove } from './store.ts'

/**
 * Everything goes with it: pages, scans, facts, conversations, and the files visitors sent. Of those that rest because
 * the plan is full, the oldest takes its place.
 */
export async function deleteAssistant(services: Services, accountId: string, id: string) {
  const files = await services.db.transaction(async (tx) => {
    // Before the assistant, as a change of plan does.
    await lockAccount(tx, accountId)
    const row = await lockOwnedAssistant(tx, accountId, id)
    await stopScansOf(tx, accountId, row.id)
    const sent = await fileIdsOf(tx, accountId, row.id)
    await remove(tx, accountId, row.id)
    await forgetAssistant(tx, accountId, row.id)
    await fitToPlan(tx, accountId)
    await notify(tx, 'foyer_knowledge', row.id)
    return sent
  })
  // Afterwards: a crash here leaves bytes that nothing names and a broom finds, never a name without its bytes.
  await services.files.remove(files)
}
