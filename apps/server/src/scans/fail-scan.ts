import { findAssistant } from '../assistants/find-assistant.ts'
import { noteOnAssistant } from '../assistants/update-assistant.ts'
import type { Services } from '../services.ts'
import { tell } from '../webhooks/tell.ts'
import type { ScanRow } from './scan.ts'
import { nextScan } from './schedule.ts'
import { endUnfinished } from './stop-scan.ts'
import { failuresInARow, lockScan } from './store.ts'

/** The site could not be read. What the assistant knew goes on serving; the reason is there for the owner to see. */
export async function failScan({ db, now, queue }: Services, scan: ScanRow, reason: string) {
  await db.transaction(async (tx) => {
    const held = await lockScan(tx, scan.accountId, scan.id)
    if (!held || held.run !== scan.run || held.status !== 'running') return
    await endUnfinished(tx, held, now(), 'failed', reason)
    const { accountId, assistantId, websiteUrl } = held
    const data = { assistantId, websiteUrl, reason }
    await tell({ db: tx, queue }, accountId, now(), [{ type: 'scan.failed', data }])
    if (held.kind !== 'scheduled' || !held.assistantId) return
    const assistant = await findAssistant(tx, held.assistantId)
    if (!assistant) return
    const failures = await failuresInARow(tx, held.accountId, held.assistantId)
    await noteOnAssistant(tx, held.accountId, held.assistantId, {
      nextScanAt: nextScan(assistant, now(), failures),
    })
  })
}
