import type { Plan } from '@foyer/contract/plans'
import type { Database, Queryable } from '../db/client.ts'
import { createTogether } from '../db/together.ts'
import { Failure } from '../http/failure.ts'
import { dayOf, monthOf, secondsToNextDay, secondsToNextMonth } from './periods.ts'
import type { Payer } from './plan-of.ts'
import { type Counted, countDown, countMessages, countVisitorDown } from './store.ts'

/** A visitor's address, as a keyed hash, and how many messages a day the owner wants to allow it. */
export type Visitor = { address: string; ownersLimit: number | null }

type Spending = {
  accountId: string
  daily: { visitor: string; day: string; limit: number } | null
  monthly: { period: string; limit: number }
}

/** The account's month, and the visitor's day where the fault is ours. */
export type MessageRefund = (db: Queryable, fault: 'ours' | 'theirs') => Promise<void>

export type Till = {
  /** Counts one message against the account's month and, for a visitor, the address's day; or neither, and refuses. */
  spendMessage(account: Payer, visitor: Visitor | null, now: Date): Promise<MessageRefund>
}

/**
 * Every message of an account is counted on the same row. Those that come together are counted together, else they
 * would queue up for it one by one; where not all of them fit, one by one decides which do.
 */
export function openTill(db: Database): Till {
  const count = createTogether<Spending, Counted>(
    (spending) => JSON.stringify(spending),
    async (group) => {
      const all = await take(db, group[0]!, group.length)
      if (group.length === 1 || all === 'counted') return group.map(() => all)
      const each: Counted[] = []
      let last: Counted = 'counted'
      for (const spending of group) {
        // Where one was refused, so are those behind it: a limit that was hit is not asked a thousand times.
        if (last === 'counted') last = await take(db, spending, 1)
        each.push(last)
      }
      return each
    },
  )

  return {
    async spendMessage(account, visitor, now) {
      const { plan } = account
      const daily = visitor && {
        visitor: visitor.address,
        day: dayOf(now),
        limit: dailyLimit(plan, visitor.ownersLimit),
      }
      const monthly = { period: monthOf(now), limit: plan.messagesPerMonth }
      const counted = await count({ accountId: account.id, daily, monthly })
      if (counted === 'day is spent') throw dayIsSpent(now)
      if (counted === 'month is spent') throw monthIsSpent(now)
      return async (tx, fault) => {
        await countDown(tx, account.id, 'messages', monthly.period)
        if (daily && fault === 'ours') await countVisitorDown(tx, account.id, daily.visitor, daily.day)
      }
    },
  }
}

async function take(db: Database, { accountId, daily, monthly }: Spending, amount: number): Promise<Counted> {
  const counted = await countMessages(db, accountId, daily, monthly, amount)
  // Where the month refused, the day had been counted already.
  if (daily && counted === 'month is spent')
    await countVisitorDown(db, accountId, daily.visitor, daily.day, amount)
  return counted
}

const dailyLimit = (plan: Plan, ownersLimit: number | null) =>
  plan.features.includes('ipLimit') && ownersLimit !== null ? ownersLimit : plan.messagesPerDayPerIp

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
