import { readPayer } from '../../people/auth/plan/read-payer.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { notifyLimit, usageThreshold } from './notify-limit.ts'
import { notifyStorage } from './storage.ts'
import { readCounters } from './store.ts'

/** Runs after the scan, because failed scans are refunded. `countedIn` is the month it was counted in. */
export async function notifyScanLimit(
  tx: Queryable,
  services: Pick<Services, 'stored' | 'now'>,
  accountId: string,
  countedIn: string | null,
) {
  const payer = await readPayer(tx, accountId)
  if (!payer) return
  if (countedIn) {
    const limit = payer.plan.scansPerMonth
    const percent = usageThreshold((await readCounters(tx, accountId, countedIn)).scans, limit)
    if (percent) await notifyLimit(tx, accountId, 'scans', percent, { limit, month: countedIn })
  }
  await notifyStorage(tx, services, payer)
}
