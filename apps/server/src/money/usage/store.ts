import { unlimited } from '@foyer/contract/plans'
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/client.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { usageCounters, visitorCounters } from '../../platform/db/schema/usage.ts'

export type Metric = (typeof usageCounters.$inferSelect)['metric']

/** A single statement checks and counts, so only one of many concurrent requests gets the last slot. */
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

export async function countVisitorDown(
  db: Queryable,
  accountId: string,
  visitor: string,
  day: string,
  amount = 1,
) {
  await db
    .update(visitorCounters)
    .set({ used: sql`greatest(0, ${visitorCounters.used} - ${amount})` })
    .where(
      and(
        eq(visitorCounters.accountId, accountId),
        eq(visitorCounters.visitor, visitor),
        eq(visitorCounters.day, day),
        gt(visitorCounters.used, 0),
      ),
    )
}

// Counting needn't wait for the disk, because storing the answer flushes it, too.
const countMessagesSql = `
  with unhurried as (select set_config('synchronous_commit', 'off', true)),
  daily as (
    insert into visitor_counters (account_id, visitor, day, used)
    select $1, $2, $3, $7::int from unhurried
    where $2::text is not null and ($4::int = ${unlimited} or $7::int <= $4::int)
    on conflict (account_id, visitor, day) do update set used = visitor_counters.used + $7::int
    where $4::int = ${unlimited} or visitor_counters.used + $7::int <= $4::int
    returning 1),
  allowed as (select from unhurried where $2::text is null or exists (select from daily)),
  monthly as (
    insert into usage_counters (account_id, metric, period, used)
    select $1, 'messages', $5, $7::int from allowed where $6::int = ${unlimited} or $7::int <= $6::int
    on conflict (account_id, metric, period) do update set used = usage_counters.used + $7::int
    where $6::int = ${unlimited} or usage_counters.used + $7::int <= $6::int
    returning used)
  select (select count(*)::int from allowed) as day, (select used from monthly) as month`

export type CountOutcome = { used: number } | 'day is spent' | 'month is spent'

/** Counts all or none. If the month refuses, the day has already been counted. */
export async function countMessages(
  db: Database,
  accountId: string,
  daily: { visitor: string; day: string; limit: number } | null,
  monthly: { period: string; limit: number },
  amount: number,
): Promise<CountOutcome> {
  const [row] = await runPrepared<{ day: number; month: number | null }>(
    db,
    'count_messages',
    countMessagesSql,
    [
      accountId,
      daily?.visitor ?? null,
      daily?.day ?? null,
      daily?.limit ?? null,
      monthly.period,
      monthly.limit,
      amount,
    ],
  )
  const { day, month } = row!
  if (day === 0) return 'day is spent'
  return month === null ? 'month is spent' : { used: month }
}

const uncountMessagesSql = `
  with unhurried as (select set_config('synchronous_commit', 'off', true))
  update usage_counters set used = greatest(0, used - $3::int) from unhurried
  where account_id = $1 and metric = 'messages' and period = $2`

export async function uncountMessages(db: Database, accountId: string, period: string, amount: number) {
  await runPrepared(db, 'uncount_messages', uncountMessagesSql, [accountId, period, amount])
}

export async function readCounters(db: Queryable, accountId: string, period: string) {
  const rows = await db
    .select({ metric: usageCounters.metric, used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.accountId, accountId), eq(usageCounters.period, period)))
  const used = (metric: Metric) => rows.find((row) => row.metric === metric)?.used ?? 0
  return { messages: used('messages'), scans: used('scans') }
}

/** Monthly counters are kept forever for the usage history. */
export async function readCountersSince(db: Queryable, accountId: string, period: string) {
  return db
    .select({ metric: usageCounters.metric, period: usageCounters.period, used: usageCounters.used })
    .from(usageCounters)
    .where(and(eq(usageCounters.accountId, accountId), gte(usageCounters.period, period)))
}

export async function deleteVisitorCountersBefore(db: Queryable, day: string) {
  await db.delete(visitorCounters).where(lt(visitorCounters.day, day))
}
