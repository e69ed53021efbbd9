import type { ScanSchedule } from '@foyer/contract/assistant-forms'
import { findOwnedAssistant, lockOwnedAssistant } from '../assistants/find-assistant.ts'
import { noteOnAssistant } from '../assistants/update-assistant.ts'
import type { Account } from '../auth/account.ts'
import type { Services } from '../services.ts'
import { requireFeature } from '../usage/require-feature.ts'
import { nextScan } from './schedule.ts'

export async function readSchedule({ db }: Services, accountId: string, id: string): Promise<ScanSchedule> {
  const { autoScrapeEnabled, scrapeSchedule } = await findOwnedAssistant(db, accountId, id)
  return { autoScrapeEnabled, scrapeSchedule }
}

export async function changeSchedule(
  { db, now }: Services,
  account: Account,
  id: string,
  change: Partial<ScanSchedule>,
): Promise<ScanSchedule> {
  return db.transaction(async (tx) => {
    const row = await lockOwnedAssistant(tx, account.id, id)
    const before = { autoScrapeEnabled: row.autoScrapeEnabled, scrapeSchedule: row.scrapeSchedule }
    const after = { ...before, ...change }
    const asksForMore =
      (after.autoScrapeEnabled && !before.autoScrapeEnabled) ||
      (after.scrapeSchedule !== 'manual' && after.scrapeSchedule !== before.scrapeSchedule)
    // Less is always possible: a downgraded owner must be able to switch it off.
    if (asksForMore) requireFeature(account, 'scheduledScans')
    const same =
      after.autoScrapeEnabled === before.autoScrapeEnabled && after.scrapeSchedule === before.scrapeSchedule
    if (!same) await noteOnAssistant(tx, account.id, row.id, { ...after, nextScanAt: nextScan(after, now()) })
    return after
  })
}
