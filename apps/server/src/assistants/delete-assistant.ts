import { notify } from '../db/listen.ts'
import { stopScansOf } from '../scans/stop-scan.ts'
import type { Services } from '../services.ts'
import { lockOwnedAssistant } from './find-assistant.ts'
import { remove } from './store.ts'

/** Everything goes with it: pages, scans, facts, conversations, and the files visitors sent. */
export async function deleteAssistant(services: Services, accountId: string, id: string) {
  await services.db.transaction(async (tx) => {
    const row = await lockOwnedAssistant(tx, accountId, id)
    await stopScansOf(tx, accountId, row.id)
    await remove(tx, accountId, row.id)
    await notify(tx, 'foyer_knowledge', row.id)
  })
}
