import { unlimited } from '@foyer/contract/plans'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Payer } from '../../people/auth/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { bytesInWords } from './bytes-in-words.ts'
import { countStored } from './count-stored.ts'
import { houseAccountId, houseStorageBytes } from './house-account.ts'
import { monthOf } from './periods.ts'
import { type Percent, percentOf, tellLimit } from './tell-limit.ts'

/** The house account has no limits of a plan, and anybody may send files to its assistant. */
export const storageLimitOf = ({ id, plan }: Payer): number =>
  id === houseAccountId ? houseStorageBytes : plan.storageBytes

/** Whether the oldest files of an account go to make room: it has no owner who could delete any. */
export const dropsOldestFiles = ({ id }: Payer) => id === houseAccountId

/** How many bytes more than there is room for, 0 where they fit; and how much of the room they would take. */
async function fit(db: Queryable, services: Pick<Services, 'stored'>, account: Payer, bytes: number) {
  const limit = storageLimitOf(account)
  if (limit === unlimited) return { excess: 0, percent: null }
  const stored = (await countStored(db, services, account.id)) + bytes
  return { excess: Math.max(0, stored - limit), percent: percentOf(stored, limit) }
}

/**
 * How much must go before so many bytes can be stored. Must run in the transaction that stores them: the account is
 * held, so that two that fit one by one but not together come one after the other.
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

/** Tells the owner where what was just stored leaves little room. */
export async function tellStorage(tx: Queryable, services: Pick<Services, 'stored' | 'now'>, account: Payer) {
  const { percent } = await fit(tx, services, account, 0)
  if (percent) await tell(tx, account, percent, services.now())
}

async function tell(tx: Queryable, account: Payer, percent: Percent, now: Date) {
  if (dropsOldestFiles(account)) return
  await tellLimit(tx, account.id, 'storage', percent, { limit: storageLimitOf(account), month: monthOf(now) })
}

/** Whether there is any room at all; a byte is enough, as what is coming is not known yet. */
export const isFull = async (db: Queryable, services: Pick<Services, 'stored'>, account: Payer) =>
  (await fit(db, services, account, 1)).excess > 0

/** The refusal that an owner gets, who can do something about it. */
export const storageIsFull = (account: Payer) =>
  new Failure(
    'limit_reached',
    `Storage limit reached. Your plan includes ${bytesInWords(storageLimitOf(account))} for files and pages; delete conversations with files, or an assistant, to make room.`,
    { limitReached: true },
  )
