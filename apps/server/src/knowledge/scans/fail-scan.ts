import { sendEvents } from '../../machines/webhooks/send-events.ts'
import { findAssistant } from '../../people/assistants/find-assistant.ts'
import { updateWithoutVersion } from '../../people/assistants/update-assistant.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import type { Services } from '../../services.ts'
import type { ScanRow } from './scan.ts'
import { nextScan } from './schedule/schedule.ts'
import { endUnfinished } from './stop-scan.ts'
import { failuresInARow, lockScan } from './store.ts'

export async function failScan({ db, now, queue }: Services, scan: ScanRow, reason: string) {
  await db.transaction(async (tx) => {
    const held = await lockScan(tx, scan.accountId, scan.id)
    if (!held || held.run !== scan.run || held.status !== 'running') return
    await endUnfinished(tx, held, now(), 'failed', reason)
    const { accountId, assistantId, websiteUrl } = held
    const data = { assistantId, websiteUrl, reason }
    await sendEvents({ db: tx, queue }, accountId, now(), [{ type: 'scan.failed', data }])
    const assistant = held.assistantId ? await findAssistant(tx, held.assistantId) : null
    if (!assistant) return
    await addNotice(tx, accountId, {
      kind: 'scan_failed',
      // A site that is down fails every time, so one notice a day is enough.
      subject: `scan_failed:${assistant.id}:${now().toISOString().slice(0, 10)}`,
      title: `The website of ${assistant.name} could not be read`,
      text: `${reason}\n\nWhat it knew before goes on serving.`,
      href: '/website-settings',
    })
    if (held.kind !== 'scheduled') return
    const failures = await failuresInARow(tx, held.accountId, assistant.id)
    await updateWithoutVersion(tx, held.accountId, assistant.id, {
      nextScanAt: nextScan(assistant, now(), failures),
    })
  })
}
