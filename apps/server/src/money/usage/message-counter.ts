import type { Plan } from '@foyer/contract/plans'
import type { Payer } from '../../people/auth/plan/plan-of.ts'
import { createBatcher } from '../../platform/db/batch.ts'
import type { Database } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { createMessageLimitNotifier } from './notify-message-limit.ts'
import { dayOf, monthOf, secondsToNextDay, secondsToNextMonth } from './periods.ts'
import { type CountOutcome, countMessages, countVisitorDown, uncountMessages } from './store.ts'

export type Visitor = { address: string; ownersLimit: number | null }

type Spending = {
  accountId: string
  daily: { visitor: string; day: string; limit: number } | null
  monthly: { period: string; limit: number }
}

/** A message counted up front. Call one of the methods once the outcome is known. */
export type SpentMessage = {
  keep(): Promise<void>
  refund(what: 'month' | 'month and day'): Promise<void>
}

export type MessageCounter = {
  /** Counts against the month and, for visitors, the address's day. Throws without counting if either is used up. */
  spendMessage(account: Payer, visitor: Visitor | null, now: Date): Promise<SpentMessage>
}

/**
 * Concurrent messages of an account are counted in one statement instead of queueing for its row. If not all fit,
 * they are counted one by one.
 */
export function createMessageCounter({ db, log }: Pick<Services, 'db' | 'log'>): MessageCounter {
  const count = createBatcher<Spending, CountOutcome>(
    (spending) => JSON.stringify(spending),
    async (group) => {
      const all = await take(db, group[0]!, group.length)
      if (group.length === 1 || typeof all === 'object') return group.map(() => all)
      const each: CountOutcome[] = []
      let last: CountOutcome | null = null
      for (const spending of group) {
        // Once one is refused, the rest of the group is refused, too.
        if (typeof last !== 'string') last = await take(db, spending, 1)
        each.push(last)
      }
      return each
    },
  )
  const uncount = createBatcher<{ accountId: string; month: string }, void>(
    ({ accountId, month }) => `${accountId} ${month}`,
    async (group) => {
      const { accountId, month } = group[0]!
      await uncountMessages(db, accountId, month, group.length)
      return group.map(() => undefined)
    },
  )
  const tell = createMessageLimitNotifier({ db, log })

  return {
    async spendMessage({ id: accountId, plan }, visitor, now) {
      const daily = visitor && {
        visitor: visitor.address,
        day: dayOf(now),
        limit: dailyLimit(plan, visitor.ownersLimit),
      }
      const month = monthOf(now)
      const limit = plan.messagesPerMonth
      const counted = await count({ accountId, daily, monthly: { period: month, limit } })
      if (counted === 'day is spent') throw dayIsSpent(now)
      if (counted === 'month is spent') {
        // The limit may have been lowered below what is used.
        await tell({ accountId, month, limit, used: limit })
        throw monthIsSpent(now)
      }
      return {
        keep: () => tell({ accountId, month, limit, used: counted.used }),
        async refund(what) {
          await uncount({ accountId, month })
          if (daily && what === 'month and day')
            await countVisitorDown(db, accountId, daily.visitor, daily.day)
        },
      }
    },
  }
}

async function take(
  db: Database,
  { accountId, daily, monthly }: Spending,
  amount: number,
): Promise<CountOutcome> {
  const counted = await countMessages(db, accountId, daily, monthly, amount)
  // The statement counts the day before the month refuses.
  if (daily && counted === 'month is spent')
    await countVisitorDown(db, accountId, daily.visitor, daily.day, amount)
  return counted
}

export const dailyLimit = (plan: Plan, ownersLimit: number | null) =>
  plan.features.includes('ipLimit') && ownersLimit !== null ? ownersLimit : plan.messagesPerDayPerIp

const monthIsSpent = (now: Date) =>
  new Failure(
    'rate_limited',
    'Message limit reached. This assistant has used all its messages for this month.',
    { limitReached: true, retryAfterSeconds: secondsToNextMonth(now) },
  )

export const dayIsSpent = (now: Date) =>
  new Failure(
    'rate_limited',
    'You have reached the limit of messages for today. Please come back tomorrow.',
    { limitReached: true, retryAfterSeconds: secondsToNextDay(now) },
  )
