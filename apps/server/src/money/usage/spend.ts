import { rates } from '@foyer/contract/rates'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { dailyLimit, dayIsSpent, type Visitor } from './message-counter.ts'
import { dayOf, monthOf, secondsToNextDay } from './periods.ts'
import { isStorageFull, storageFull } from './storage.ts'
import { countDown, countUp, countVisitorDown, countVisitorUp } from './store.ts'

/** Returns the count to the period it was taken from. */
export type Refund = (db: Queryable) => Promise<void>

/**
 /** Counts one scan or throws. Must run in a transaction, which reverts the count if there is no storage left. */
export async function spendScan(
  db: Queryable,
  services: Pick<Services, 'stored' | 'now'>,
  account: Payer,
): Promise<Refund> {
  const period = monthOf(services.now())
  const { scansPerMonth } = account.plan
  if (!(await countUp(db, account.id, 'scans', period, scansPerMonth))) {
    throw new Failure(
      'limit_reached',
      `Scraping limit reached. Your plan includes ${scansPerMonth} ${scansPerMonth === 1 ? 'scan' : 'scans'} a month.`,
      { limitReached: true },
    )
  }
  // Scans store pages, so they need free storage.
  if (await isStorageFull(db, services, account)) throw storageFull(account)
  return (tx) => refundScan(tx, account.id, period)
}

/** Takes the month as an argument, because another process may have counted the scan. */
export const refundScan = (db: Queryable, accountId: string, month: string) =>
  countDown(db, accountId, 'scans', month)

export async function spendVisitorFile(
  db: Queryable,
  account: Payer,
  address: string,
  now: Date,
): Promise<Refund> {
  const [visitor, day] = [`file:${address}`, dayOf(now)]
  if (!(await countVisitorUp(db, account.id, visitor, day, rates.filesPerDayPerAddress))) {
    throw new Failure(
      'rate_limited',
      'You have reached the limit of files for today. Please come back tomorrow.',
      {
        limitReached: true,
        retryAfterSeconds: secondsToNextDay(now),
      },
    )
  }
  return (tx) => countVisitorDown(tx, account.id, visitor, day)
}

/** Messages to a person count against the visitor's day but not the owner's month. */
export async function spendVisitorMessage(
  db: Queryable,
  account: Payer,
  { address, ownersLimit }: Visitor,
  now: Date,
): Promise<void> {
  if (!(await countVisitorUp(db, account.id, address, dayOf(now), dailyLimit(account.plan, ownersLimit))))
    throw dayIsSpent(now)
}

export async function spendVisitorHandoff(db: Queryable, account: Payer, address: string, now: Date) {
  if (
    await countVisitorUp(db, account.id, `person:${address}`, dayOf(now), rates.personsCalledPerDayPerAddress)
  )
    return
  throw new Failure(
    'rate_limited',
    'You have asked for a person too often today. Please come back tomorrow.',
    {
      limitReached: true,
      retryAfterSeconds: secondsToNextDay(now),
    },
  )
}

/**
 * Counts one lead per visitor address, or per account for keys and the owner. Throws once the daily limit is reached.
 */
export async function spendLead(db: Queryable, accountId: string, address: string | null, now: Date) {
  const [visitor, limit] =
    address === null
      ? ['lead over keys', rates.leadsPerDayOverKeys]
      : [`lead:${address}`, rates.leadsPerDayPerAddress]
  if (await countVisitorUp(db, accountId, visitor, dayOf(now), limit)) return
  throw new Failure(
    'rate_limited',
    address === null
      ? `An account takes at most ${limit} leads a day over its keys. Please come back tomorrow.`
      : 'You have left as many messages as one may in a day. Please come back tomorrow.',
    { limitReached: true, retryAfterSeconds: secondsToNextDay(now) },
  )
}
