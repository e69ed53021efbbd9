import { unlimited } from '@foyer/contract/plans'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { countStored } from './count-stored.ts'
import { formatBytes } from './format-bytes.ts'
import { instanceAccountId, instanceStorageBytes } from './instance-account.ts'
import { notifyLimit, type Percent, usageThreshold } from './notify-limit.ts'
import { monthOf } from './periods.ts'

/** Anyone can send files to the instance's own assistant, so it has a fixed limit. */
export const storageLimitOf = ({ id, plan }: Payer): number =>
  id === instanceAccountId ? instanceStorageBytes : plan.storageBytes

/** The instance's own assistant has no owner who could delete files. */
export const dropsOldestFiles = ({ id }: Payer) => id === instanceAccountId

async function measure(db: Queryable, services: Pick<Services, 'stored'>, account: Payer, bytes: number) {
  const limit = storageLimitOf(account)
  if (limit === unlimited) return { excess: 0, percent: null }
  const stored = (await countStored(db, services, account.id)) + bytes
  return { excess: Math.max(0, stored - limit), percent: usageThreshold(stored, limit) }
}

/**
 * Bytes to free before storing. Must run in the storing transaction, which locks the account against concurrent
 * uploads.
 */
export async function storageExcess(
  tx: Queryable,
  services: Pick<Services, 'stored' | 'now'>,
  account: Payer,
  bytes: number,
): Promise<number> {
  await lockAccount(tx, account.id)
  const { excess, percent } = await measure(tx, services, account, bytes)
  if (excess === 0 && percent) await tell(tx, account, percent, services.now())
  return excess
}

export async function notifyStorage(
  tx: Queryable,
  services: Pick<Services, 'stored' | 'now'>,
  account: Payer,
) {
  const { percent } = await measure(tx, services, account, 0)
  if (percent) await tell(tx, account, percent, services.now())
}

async function tell(tx: Queryable, account: Payer, percent: Percent, now: Date) {
  if (dropsOldestFiles(account)) return
  await notifyLimit(tx, account.id, 'storage', percent, {
    limit: storageLimitOf(account),
    month: monthOf(now),
  })
}

/** Checks for one byte, because the size isn't known yet. */
export const isStorageFull = async (db: Queryable, services: Pick<Services, 'stored'>, account: Payer) =>
  (await measure(db, services, account, 1)).excess > 0

export const storageFull = (account: Payer) =>
  new Failure(
    'limit_reached',
    `Storage limit reached. Your plan includes ${formatBytes(storageLimitOf(account))} for files and pages; delete conversations with files, or an assistant, to make room.`,
    { limitReached: true },
  )
