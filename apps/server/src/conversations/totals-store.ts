import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import type { Filter } from './store.ts'

type Counted = {
  conversations: number
  messages: number
  testChats: number
  rating: number | null
  /** How many conversations had to be looked at. */
  lookedAt: number
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
  sum(tests)::float8 as "testChats", sum(rating_sum)::float8 / nullif(sum(ratings), 0) as rating,
  sum(looked_at)::float8 as "lookedAt"`

type Known = { through: string | null; stale: string[]; due: boolean }

async function knownOf(db: Queryable, accountId: string): Promise<Known> {
  const { rows } = await db.execute<Known>(sql`
    select through::text, stale, coalesce(through < ${settled}, true) or cardinality(stale) > 0 as due
    from (select
      (select through from counted_days where account_id = ${accountId}) as through,
      array(select day::text from stale_days where account_id = ${accountId}) as stale) known`)
  return rows[0]!
}

const lookAt = (accountId: string, filter: Filter, among: SQL) => sql`
  select ${looked}, count(*) as looked_at from ${among} where ${found(accountId, filter)}`

/** By looking at every one of them, or at those since a moment. */
export async function countSince(
  db: Queryable,
  accountId: string,
  filter: Filter,
  since: Date | null,
): Promise<Counted> {
  const { rows } = await db.execute<Counted>(sql`
    select ${sums} from (${lookAt(accountId, filter, sql`conversations c`)}
      ${since ? sql`and c.created_at >= ${since}` : sql``}) live`)
  return rows[0]!
}

/** From days counted before, where there are such. */
export async function countAll(db: Queryable, accountId: string, filter: Filter) {
  const { through, due } = await knownOf(db, accountId)
  if (!through) return { ...(await countSince(db, accountId, filter, null)), due }
  // One moment for what is known and what is looked at; and days as values, by which the planner finds the index.
  return db.transaction(
    async (tx) => {
      const known = await knownOf(tx, accountId)
      const stale = sql`unnest(${sql.param(known.stale)}::date[])`
      const { rows } = await tx.execute<Counted>(sql`
        with parts as (
          select coalesce(sum(d.conversations), 0) as conversations, coalesce(sum(d.messages), 0) as messages,
            coalesce(sum(d.conversations) filter (where d.test_chat), 0) as tests,
            coalesce(sum(d.ratings), 0) as ratings, coalesce(sum(d.rating_sum), 0) as rating_sum, 0 as looked_at
          from conversation_days d
          where d.account_id = ${accountId} and d.day <= ${known.through}
            and d.day <> all(${sql.param(known.stale)}::date[])
            ${kept(sql`d.assistant_id`, sql`d.test_chat`, filter)}
          union all
          ${lookAt(accountId, filter, sql`conversations c`)}
            and c.created_at >= ${startOf(sql`(${known.through}::date + 1)`)}
          union all
          ${lookAt(
            accountId,
            filter,
            sql`${stale} day join conversations c
              on c.created_at >= ${startOf(sql`day`)} and c.created_at < ${startOf(sql`(day + 1)`)}`,
          )})
        select ${sums} from parts`)
      return { ...rows[0]!, due: known.due }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
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
