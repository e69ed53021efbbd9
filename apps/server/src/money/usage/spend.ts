import { rates } from '@foyer/contract/rates'
import type { Payer } from '../../people/auth/plan-of.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { dailyLimit, dayIsSpent, type Visitor } from './message-counter.ts'
import { dayOf, monthOf, secondsToNextDay } from './periods.ts'
import { isFull, storageIsFull } from './storage.ts'
import { countDown, countUp, countVisitorDown, countVisitorUp } from './store.ts'

/** Undoes a spending whose purpose failed, in the period it was counted in. */
export type Refund = (db: Queryable) => Promise<void>

/**
 * Counts one scan, or refuses. The only place that asks how many scans are left. Must run in a transaction, which takes
 * the count back with whatever else was begun when there is no room.
 */
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
  // What a scan finds is stored: none begins where there is no room.
  if (await isFull(db, services, account)) throw storageIsFull(account)
  return (tx) => refundScan(tx, account.id, period)
}

/** Gives a scan back, in the month it was counted in: what spent it may be another process, long gone. */
export const refundScan = (db: Queryable, accountId: string, month: string) =>
  countDown(db, accountId, 'scans', month)

/** Counts one file of one visitor's address against the day, or refuses. */
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

/**
 * Counts a visitor's message that no assistant answers against the day of their address alone, or refuses: with a person
 * there it costs the owner nothing, and is none the less a message.
 */
export async function spendVisitorMessage(
  db: Queryable,
  account: Payer,
  { address, ownersLimit }: Visitor,
  now: Date,
): Promise<void> {
  if (!(await countVisitorUp(db, account.id, address, dayOf(now), dailyLimit(account.plan, ownersLimit))))
    throw dayIsSpent(now)
}

/** Counts one call for a person from one visitor's address, or refuses. */
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
 * Counts one lead against the day, or refuses: of a visitor's address, or of all that come to an account over keys and
 * from its owner. In a transaction, it counts if that commits.
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
