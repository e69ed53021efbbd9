import { unlimited } from '@foyer/contract/plans'
import type { Queryable } from '../db/client.ts'
import { lockAccount } from '../db/lock-account.ts'
import { houseAccountId, houseStorageBytes } from '../house-assistant/house.ts'
import { Failure } from '../http/failure.ts'
import type { Payer } from './plan-of.ts'
import { countStored } from './store.ts'

/** The house's own account has no limits of a plan, and anybody may send files to its assistant. */
export const storageLimitOf = ({ id, plan }: Payer): number =>
  id === houseAccountId ? houseStorageBytes : plan.storageBytes

/** How many bytes more than there is room for; 0 where they fit. */
async function excess(db: Queryable, account: Payer, bytes: number): Promise<number> {
  const limit = storageLimitOf(account)
  if (limit === unlimited) return 0
  return Math.max(0, (await countStored(db, account.id)) + bytes - limit)
}

/**
 * How much must go before so many bytes can be stored. Must run in the transaction that stores them: the account is
 * held, so that two that fit one by one but not together come one after the other.
 */
export async function excessOf(tx: Queryable, account: Payer, bytes: number): Promise<number> {
  await lockAccount(tx, account.id)
  return excess(tx, account, bytes)
}

/** Whether there is any room at all; a byte is enough, as what is coming is not known yet. */
export const isFull = async (db: Queryable, account: Payer) => (await excess(db, account, 1)) > 0

/** To the owner, who can do something about it. */
export const storageIsFull = (account: Payer) =>
  new Failure(
    'limit_reached',
    `Storage limit reached. Your plan includes ${inWords(storageLimitOf(account))} for files and pages; delete conversations with files, or an assistant, to make room.`,
    { limitReached: true },
  )

const megabyte = 1_048_576

const inWords = (bytes: number) =>
  bytes < 1_024 * megabyte
    ? `${Math.floor(bytes / megabyte)} MB`
    : `${Math.floor(bytes / megabyte / 1_024)} GB`
