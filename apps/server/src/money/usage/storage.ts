import { unlimited } from '@foyer/contract/plans'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { bytesInWords } from './bytes-in-words.ts'
import { countStored } from './count-stored.ts'
import { houseAccountId, houseStorageBytes } from './house-account.ts'
import { monthOf } from './periods.ts'
import { type Percent, percentOf, tellLimit } from './tell-limit.ts'

/** Anyone can send files to the instance's own assistant, so it has a fixed limit. */
export const storageLimitOf = ({ id, plan }: Payer): number =>
  id === houseAccountId ? houseStorageBytes : plan.storageBytes

/** The instance's own assistant has no owner who could delete files. */
export const dropsOldestFiles = ({ id }: Payer) => id === houseAccountId

/** Bytes missing for storing `bytes`, and the usage percentage to report. */
async function fit(db: Queryable, services: Pick<Services, 'stored'>, account: Payer, bytes: number) {
  const limit = storageLimitOf(account)
  if (limit === unlimited) return { excess: 0, percent: null }
  const stored = (await countStored(db, services, account.id)) + bytes
  return { excess: Math.max(0, stored - limit), percent: percentOf(stored, limit) }
}

/**
 * Bytes to free before storing. Must run in the storing transaction, which locks the account against concurrent
 * uploads.
 */
export async function excessOf(
  tx: Queryable,
  services: Pick<Services, 'stored' | 'now'>,
  account: Payer,
  bytes: number,
): Promise<number> {
  await lockAccount(tx, account.id)
  const { excess, percent } = await fit(tx, services, account, bytes)
  if (excess === 0 && percent) await tell(tx, account, percent, services.now())
  return excess
}

/** Notifies the owner if little storage is left. */
export async function tellStorage(tx: Queryable, services: Pick<Services, 'stored' | 'now'>, account: Payer) {
  const { percent } = await fit(tx, services, account, 0)
  if (percent) await tell(tx, account, percent, services.now())
}

async function tell(tx: Queryable, account: Payer, percent: Percent, now: Date) {
  if (dropsOldestFiles(account)) return
  await tellLimit(tx, account.id, 'storage', percent, { limit: storageLimitOf(account), month: monthOf(now) })
}

/** Checks for one byte, because the size isn't known yet. */
export const isFull = async (db: Queryable, services: Pick<Services, 'stored'>, account: Payer) =>
  (await fit(db, services, account, 1)).excess > 0

export const storageIsFull = (account: Payer) =>
  new Failure(
    'limit_reached',
    `Storage limit reached. Your plan includes ${bytesInWords(storageLimitOf(account))} for files and pages; delete conversations with files, or an assistant, to make room.`,
    { limitReached: true },
  )
