import { plans, type Tier } from '@foyer/contract/plans'
import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { dayOf, monthOf, secondsToNextDay, secondsToNextMonth } from './periods.ts'
import { countDown, countUp, countVisitorDown, countVisitorUp } from './store.ts'

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

/** Counts one visitor message against the account's month, or refuses. */
export async function spendMessage(db: Queryable, account: Payer, now: Date): Promise<Refund> {
  const period = monthOf(now)
  if (!(await countUp(db, account.id, 'messages', period, plans[account.tier].messagesPerMonth))) {
    throw new Failure(
      'rate_limited',
      'Message limit reached. This assistant has used all its messages for this month.',
      {
        limitReached: true,
        retryAfterSeconds: secondsToNextMonth(now),
      },
    )
  }
  return (tx) => countDown(tx, account.id, 'messages', period)
}

/** Counts one message of one visitor address against the day, or refuses. */
export async function spendVisitorMessage(
  db: Queryable,
  account: Payer,
  visitor: string,
  ownersLimit: number | null,
  now: Date,
): Promise<Refund> {
  const plan = plans[account.tier]
  const limit =
    plan.features.includes('ipLimit') && ownersLimit !== null ? ownersLimit : plan.messagesPerDayPerIp
  const day = dayOf(now)
  if (!(await countVisitorUp(db, account.id, visitor, day, limit))) {
    throw new Failure(
      'rate_limited',
      'You have reached the limit of messages for today. Please come back tomorrow.',
      {
        limitReached: true,
        retryAfterSeconds: secondsToNextDay(now),
      },
    )
  }
  return (tx) => countVisitorDown(tx, account.id, visitor, day)
}
