import type { ScanSchedule, ScanScheduleChange } from '@foyer/contract/assistant-forms'
import { requireFeature } from '../../../money/usage/require-feature.ts'
import type { AssistantRow } from '../../../people/assistants/assistant.ts'
import { findOwnedAssistant, lockOwnedAssistant } from '../../../people/assistants/find-assistant.ts'
import { updateWithoutVersion } from '../../../people/assistants/update-assistant.ts'
import type { Account } from '../../../people/auth/account.ts'
import { requireUnchanged } from '../../../platform/http/require-unchanged.ts'
import type { Services } from '../../../services.ts'
import { nextScan } from './schedule.ts'

type Schedule = Pick<AssistantRow, 'scansAutomatically' | 'scanFrequency'>

const shown = ({ scansAutomatically, scanFrequency }: Schedule): ScanSchedule => ({
  autoScrapeEnabled: scansAutomatically,
  scrapeSchedule: scanFrequency,
})

export async function readSchedule({ db }: Services, accountId: string, id: string): Promise<ScanSchedule> {
  return shown(await findOwnedAssistant(db, accountId, id))
}

export async function changeSchedule(
  { db, now }: Services,
  account: Account,
  id: string,
  { before: formBefore, ...change }: ScanScheduleChange,
): Promise<ScanSchedule> {
  return db.transaction(async (tx) => {
    const before = await lockOwnedAssistant(tx, account.id, id)
    requireUnchanged(shown(before), formBefore, change)
    const after: Schedule = {
      scansAutomatically: change.autoScrapeEnabled ?? before.scansAutomatically,
      scanFrequency: change.scrapeSchedule ?? before.scanFrequency,
    }
    const isOtherFrequency = after.scanFrequency !== before.scanFrequency
    const asksForMore =
      (after.scansAutomatically && !before.scansAutomatically) ||
      (after.scanFrequency !== 'manual' && isOtherFrequency)
    // A downgraded owner must be able to scan less often.
    if (asksForMore) requireFeature(account, 'scheduledScans')
    if (isOtherFrequency || after.scansAutomatically !== before.scansAutomatically)
      await updateWithoutVersion(tx, account.id, before.id, { ...after, nextScanAt: nextScan(after, now()) })
    return shown(after)
  })
}
