import { type Plan, plans, type Tier } from '@foyer/contract/plans'
import type { Database, Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { dayOf, monthOf, secondsToNextDay, secondsToNextMonth } from './periods.ts'
import { countBothUp, countDown, countUp, countVisitorDown, countVisitorUp } from './store.ts'

type Payer = { id: string; tier: Tier }

/** Undoes a spending whose purpose failed, in the period it was counted in. */
export type Refund = (db: Queryable) => Promise<void>

/** Counts one scan, or refuses. The only place that asks how many scans are left. */
export async function spendScan(db: Queryable, account: Payer, now: Date): Promise<Refund> {
  const period = monthOf(now)
  if (!(await countUp(db, account.id, 'scans', period, plans[account.tier].scansPerMonth))) {
    throw new Failure(
      'limit_reached',
      `Scraping limit reached. Your plan includes ${plans[account.tier].scansPerMonth} scans a month.`,
      { limitReached: true },
    )
  }
  return (tx) => refundScan(tx, account.id, period)
}

/** Gives a scan back, in the month it was counted in: what spent it may be another process, long gone. */
export const refundScan = (db: Queryable, accountId: string, month: string) =>
  countDown(db, accountId, 'scans', month)

const monthIsSpent = (now: Date) =>
  new Failure(
    'rate_limited',
    'Message limit reached. This assistant has used all its messages for this month.',
    { limitReached: true, retryAfterSeconds: secondsToNextMonth(now) },
  )

const dayIsSpent = (now: Date) =>
  new Failure(
    'rate_limited',
    'You have reached the limit of messages for today. Please come back tomorrow.',
    { limitReached: true, retryAfterSeconds: secondsToNextDay(now) },
  )

/** Counts one message against the account's month, or refuses. */
export async function spendMessage(db: Queryable, account: Payer, now: Date): Promise<Refund> {
  const period = monthOf(now)
  if (!(await countUp(db, account.id, 'messages', period, plans[account.tier].messagesPerMonth)))
    throw monthIsSpent(now)
  return (tx) => countDown(tx, account.id, 'messages', period)
}

/** A visitor's address, as a keyed hash, and how many messages a day the owner wants to allow it. */
export type Visitor = { address: string; ownersLimit: number | null }

/** Counts one message of a visitor against the address's day and the account's month at once, or neither. */
export async function spendVisitorMessage(
  db: Database,
  account: Payer,
  { address, ownersLimit }: Visitor,
  now: Date,
): Promise<Refund> {
  const plan = plans[account.tier]
  const [period, day] = [monthOf(now), dayOf(now)]
  const counted = await countBothUp(
    db,
    account.id,
    { visitor: address, day, limit: hasOwnLimit(plan, ownersLimit) ? ownersLimit : plan.messagesPerDayPerIp },
    { period, limit: plan.messagesPerMonth },
  )
  if (counted === 'day is spent') throw dayIsSpent(now)
  if (counted === 'month is spent') {
    await countVisitorDown(db, account.id, address, day)
    throw monthIsSpent(now)
  }
  return async (tx) => {
    await countDown(tx, account.id, 'messages', period)
    await countVisitorDown(tx, account.id, address, day)
  }
}

const hasOwnLimit = (plan: Plan, ownersLimit: number | null): ownersLimit is number =>
  plan.features.includes('ipLimit') && ownersLimit !== null

// Files cost more than words, and sending one needs no message.
const filesPerDayPerAddress = 30

/** Counts one file of one visitor's address against the day, or refuses. */
export async function spendVisitorFile(
  db: Queryable,
  account: Payer,
  address: string,
  now: Date,
): Promise<Refund> {
  const [visitor, day] = [`file:${address}`, dayOf(now)]
  if (!(await countVisitorUp(db, account.id, visitor, day, filesPerDayPerAddress))) {
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
