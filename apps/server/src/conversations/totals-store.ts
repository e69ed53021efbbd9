import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import type { Filter } from './store.ts'

export type Total = {
  conversations: number
  messages: number
  testChats: number
  rating: number | null
  /** How many conversations had to be looked at, and whether some of them could have been counted before. */
  lookedAt: number
  due: boolean
}

// Two days beyond the one on which changes begin to be noticed: no statement runs that long.
const settled = sql`((now() at time zone 'UTC')::date - 3)`
const startOf = (day: SQL) => sql`(${day}::timestamp at time zone 'UTC')`

const kept = (assistant: SQL, test: SQL, { assistantId, testChats = 'show' }: Filter) => sql`
  ${assistantId ? sql`and ${assistant} = ${assistantId}` : sql``}
  ${testChats === 'hide' ? sql`and not ${test}` : sql``}
  ${testChats === 'only' ? sql`and ${test}` : sql``}`

// By hand: an average of integers is reckoned in arbitrary precision, row by row.
const looked = sql`
  count(*) as conversations, coalesce(sum(c.message_count), 0) as messages,
  count(*) filter (where c.caller_kind = 'owner') as tests,
  count(c.satisfaction_rating) as ratings, coalesce(sum(c.satisfaction_rating), 0) as rating_sum`

const found = (accountId: string, filter: Filter) => sql`
  c.account_id = ${accountId} and c.message_count > 0
  ${kept(sql`c.assistant_id`, sql`(c.caller_kind = 'owner')`, filter)}`

const sums = sql`
  sum(conversations)::float8 as conversations, sum(messages)::float8 as messages,
  sum(tests)::float8 as "testChats", sum(rating_sum)::float8 / nullif(sum(ratings), 0) as rating`

export async function countSince(
  db: Queryable,
  accountId: string,
  filter: Filter,
  since: Date,
): Promise<Total> {
  const { rows } = await db.execute<Total>(sql`
    select ${sums}, sum(conversations)::float8 as "lookedAt", false as due
    from (select ${looked} from conversations c where ${found(accountId, filter)} and c.created_at >= ${since}) live`)
  return rows[0]!
}

/** One statement, so that what is counted and what is looked at belong to the same moment. */
export async function countAll(db: Queryable, accountId: string, filter: Filter): Promise<Total> {
  const { rows } = await db.execute<Total>(sql`
    with counted as (
      select coalesce((select through from counted_days where account_id = ${accountId}), '-infinity') as through),
    stale as (select s.day from stale_days s, counted where s.account_id = ${accountId} and s.day <= through),
    parts as (
      select coalesce(sum(d.conversations), 0) as conversations, coalesce(sum(d.messages), 0) as messages,
        coalesce(sum(d.conversations) filter (where d.test_chat), 0) as tests,
        coalesce(sum(d.ratings), 0) as ratings, coalesce(sum(d.rating_sum), 0) as rating_sum, 0 as looked_at
      from conversation_days d, counted
      where d.account_id = ${accountId} and d.day <= through and d.day not in (select day from stale)
        ${kept(sql`d.assistant_id`, sql`d.test_chat`, filter)}
      union all
      select ${looked}, count(*) from conversations c
      where ${found(accountId, filter)} and c.created_at >= (select ${startOf(sql`(through + 1)`)} from counted)
      union all
      select ${looked}, count(*) from stale s join conversations c
        on c.created_at >= ${startOf(sql`s.day`)} and c.created_at < ${startOf(sql`(s.day + 1)`)}
      where ${found(accountId, filter)})
    select ${sums}, sum(looked_at)::float8 as "lookedAt",
      (select through < ${settled} or exists (select from stale) from counted) as due
    from parts`)
  return rows[0]!
}

/** Counts the days that are over, so that nobody has to again until something about them changes. */
export async function countDays(db: Queryable, accountId: string) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended('conversation days ' || ${accountId}, 0))`)
    const count = (days: SQL) =>
      tx.execute(sql`
        insert into conversation_days
          (account_id, day, assistant_id, test_chat, conversations, messages, ratings, rating_sum)
        select c.account_id, (c.created_at at time zone 'UTC')::date, c.assistant_id, c.caller_kind = 'owner',
          count(*), sum(c.message_count), count(c.satisfaction_rating), coalesce(sum(c.satisfaction_rating), 0)
        from ${days} where c.account_id = ${accountId} and c.message_count > 0
        group by 1, 2, 3, 4`)
    await tx.execute(sql`
      delete from conversation_days d using stale_days s
      where d.account_id = ${accountId} and s.account_id = d.account_id and s.day = d.day`)
    await count(sql`stale_days s join conversations c on s.account_id = c.account_id
      and c.created_at >= ${startOf(sql`s.day`)} and c.created_at < ${startOf(sql`(s.day + 1)`)}`)
    await count(sql`conversations c join (
        select coalesce((select through from counted_days where account_id = ${accountId}), '-infinity') as through) last
      on c.created_at >= ${startOf(sql`(last.through + 1)`)} and c.created_at < ${startOf(sql`(${settled} + 1)`)}`)
    await tx.execute(sql`delete from stale_days where account_id = ${accountId}`)
    await tx.execute(sql`
      insert into counted_days (account_id, through) values (${accountId}, ${settled})
      on conflict (account_id) do update set through = greatest(counted_days.through, excluded.through)`)
  })
}
