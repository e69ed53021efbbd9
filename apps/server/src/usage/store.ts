import { unlimited } from '@foyer/contract/plans'
import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { accounts } from '../db/schema/accounts.ts'
import { assistants } from '../db/schema/assistants.ts'
import { usageCounters, visitorCounters } from '../db/schema/usage.ts'

export type Metric = (typeof usageCounters.$inferSelect)['metric']

/** One statement decides and counts: of N at once at the last free one, exactly one gets a row back. */
export async function countUp(
  db: Queryable,
  accountId: string,
  metric: Metric,
  period: string,
  limit: number,
) {
  if (limit === 0) return false
  const rows = await db
    .insert(usageCounters)
    .values({ accountId, metric, period, used: 1 })
    .onConflictDoUpdate({
      target: [usageCounters.accountId, usageCounters.metric, usageCounters.period],
      set: { used: sql`${usageCounters.used} + 1` },
      ...(limit !== unlimited && { setWhere: lt(usageCounters.used, limit) }),
    })
    .returning({ used: usageCounters.used })
  return rows.length > 0
}

export async function countDown(db: Queryable, accountId: string, metric: Metric, period: string) {
  await db
    .update(usageCounters)
    .set({ used: sql`${usageCounters.used} - 1` })
    .where(
      and(
        eq(usageCounters.accountId, accountId),
        eq(usageCounters.metric, metric),
        eq(usageCounters.period, period),
        gt(usageCounters.used, 0),
      ),
    )
}

export async function countVisitorUp(
  db: Queryable,
  accountId: string,
  visitor: string,
  day: string,
  limit: number,
) {
  const rows = await db
    .insert(visitorCounters)
    .values({ accountId, visitor, day, used: 1 })
    .onConflictDoUpdate({
      target: [visitorCounters.accountId, visitorCounters.visitor, visitorCounters.day],
      set: { used: sql`${visitorCounters.used} + 1` },
      ...(limit !== unlimited && { setWhere: lt(visitorCounters.used, limit) }),
    })
    .returning({ used: visitorCounters.used })
  return rows.length > 0
}

export async function countVisitorDown(db: Queryable, accountId: string, visitor: string, day: string) {
  await db
    .update(visitorCounters)
    .set({ used: sql`${visitorCounters.used} - 1` })
    .where(
      and(
        eq(visitorCounters.accountId, accountId),
        eq(visitorCounters.visitor, visitor),
        eq(visitorCounters.day, day),
        gt(visitorCounters.used, 0),
      ),
    )
}

export async function usedIn(db: Queryable, accountId: string, period: string) {
  const rows = await db
    .select({ metric: usageCounters.metric, used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.accountId, accountId), eq(usageCounters.period, period)))
  const used = (metric: Metric) => rows.find((row) => row.metric === metric)?.used ?? 0
  return { messages: used('messages'), scans: used('scans') }
}

export async function countAssistants(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(assistants)
    .where(eq(assistants.accountId, accountId))
  return row?.count ?? 0
}

/** Held to the end of the transaction: two creations at the last free place come one after the other. */
export async function lockAccount(db: Queryable, accountId: string) {
  // 'no key update': rows that merely refer to the account, such as messages, needn't wait.
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

export async function deleteVisitorCountersBefore(db: Queryable, day: string) {
  await db.delete(visitorCounters).where(lt(visitorCounters.day, day))
}
