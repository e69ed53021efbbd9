import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

export type Scope = { accountId: string; assistantId: string | null; since: Date; testChats: boolean }

// Test chats would count as visitors otherwise.
const visitorsOf = ({ accountId, assistantId, testChats }: Scope) => sql`
  c.account_id = ${accountId}
  ${testChats ? sql`` : sql`and c.caller_kind <> 'owner'`}
  ${assistantId ? sql`and c.assistant_id = ${assistantId}` : sql``}`

const messagesOf = (scope: Scope) => sql`
  from messages m join conversations c on c.id = m.conversation_id
  where m.account_id = ${scope.accountId} and m.created_at >= ${scope.since} and ${visitorsOf(scope)}`

export async function readFigures(db: Queryable, scope: Scope) {
  const [perDay, talks, satisfaction, perHour, languages, persons] = await Promise.all([
    messagesByDay(db, scope),
    conversationsByDay(db, scope),
    satisfactionOf(db, scope),
    messagesByHour(db, scope),
    languagesOf(db, scope),
    personsAnswers(db, scope),
  ])
  return { perDay, talks, satisfaction, perHour, languages, persons }
}

type DayRow = {
  day: string
  messages: number
  answered: number
  unsure: number
  refused: number
  fell_back: number
  response_ms_sum: number | null
  response_count: number
}

async function messagesByDay(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where m.role = 'user')::int as messages,
      count(*) filter (where m.role = 'assistant' and m.answered)::int as answered,
      count(*) filter (where m.role = 'assistant' and m.confidence = 'unsure')::int as unsure,
      count(*) filter (where m.role = 'assistant' and not m.answered
        and m.confidence is distinct from 'unsure')::int as refused,
      count(*) filter (where m.fallback_reason is not null)::int as fell_back,
      sum(m.response_ms)::float8 as response_ms_sum,
      count(m.response_ms)::int as response_count
    ${messagesOf(scope)}
    group by 1 order by 1`)
  return rows
}

/** An upload without a question is not a conversation yet, here as in the list. */
async function conversationsByDay(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<{ day: string; conversations: number }>(sql`
    select to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as conversations
    from conversations c
    where c.created_at >= ${scope.since} and c.message_count > 0 and ${visitorsOf(scope)}
    group by 1`)
  return rows
}

async function satisfactionOf(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<{ average: number | null; ratings: number }>(sql`
    select avg(c.satisfaction_rating)::float8 as average, count(c.satisfaction_rating)::int as ratings
    from conversations c where c.created_at >= ${scope.since} and ${visitorsOf(scope)}`)
  return rows[0] ?? { average: null, ratings: 0 }
}

/** Answers by persons, and the time since the message before. */
async function personsAnswers(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<{ takeovers: number; response_ms: number | null }>(sql`
    with said as (
      select m.conversation_id, m.author, m.created_at,
        lag(m.created_at) over before as last_at, lag(m.author) over before as last_author
      from messages m join conversations c on c.id = m.conversation_id
      where m.account_id = ${scope.accountId} and m.created_at >= ${scope.since} and ${visitorsOf(scope)}
        and exists (select from messages a where a.conversation_id = m.conversation_id and a.author is not null)
      window before as (partition by m.conversation_id order by m.turn, m.id)
    )
    select count(distinct conversation_id) filter (where author is not null)::int as takeovers,
      avg(extract(epoch from created_at - last_at) * 1000)
        filter (where author is not null and last_author is null and last_at is not null)::float8 as response_ms
    from said`)
  return { takeovers: rows[0]?.takeovers ?? 0, responseMs: rows[0]?.response_ms ?? null }
}

async function messagesByHour(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<{ hour: number; count: number }>(sql`
    select extract(hour from m.created_at at time zone 'UTC')::int as hour, count(*)::int as count
    ${messagesOf(scope)} and m.role = 'user' group by 1`)
  return rows
}

async function languagesOf(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<{ language: string; count: number }>(sql`
    select m.language, count(*)::int as count
    ${messagesOf(scope)} and m.role = 'assistant' and m.language is not null
    group by 1 order by 2 desc, 1 limit 12`)
  return rows
}

type QuestionRow = { text: string; assistantId: string; unsure: boolean }

/** Bounded, because grouping runs in memory. */
export async function listAsked(db: Queryable, scope: Scope, most: number) {
  const { rows } = await db.execute<QuestionRow>(sql`
    select left(m.content, 300) as text, c.assistant_id as "assistantId", false as unsure
    ${messagesOf(scope)} and m.role = 'user'
    order by m.created_at desc limit ${most}`)
  return rows
}

/**
 * Unsure answers with their questions. Only answers have an index by time; the offset makes PostgreSQL look up each
 * question by itself instead of reading all accounts' messages first.
 */
const unansweredOf = (scope: Scope, since: Date | SQL) => sql`
  from messages a join conversations c on c.id = a.conversation_id
  cross join lateral (
    select m.content, m.created_at from messages m
    where m.conversation_id = a.conversation_id and m.turn = a.turn and m.role = 'user' offset 0) asked
  where a.account_id = ${scope.accountId} and a.role = 'assistant' and not a.answered and a.created_at >= ${since}
    and asked.created_at >= ${scope.since} and ${visitorsOf(scope)}`

/**
 * The newest questions without a sure answer. Answers take different times, so the order of questions differs slightly
 * from that of answers, but no question among the newest was answered before the oldest row of `newest`.
 */
export async function listUnanswered(db: Queryable, scope: Scope, most: number) {
  const { rows } = await db.execute<QuestionRow>(sql`
    with newest as (
      select asked.created_at ${unansweredOf(scope, scope.since)} order by a.created_at desc limit ${most})
    select left(asked.content, 300) as text, c.assistant_id as "assistantId",
      a.confidence is not distinct from 'unsure' as unsure
    ${unansweredOf(scope, sql`(select min(created_at) from newest)`)}
    order by asked.created_at desc limit ${most}`)
  return rows
}

export async function readResponseMs(db: Queryable, accountId: string, since: Date) {
  const { rows } = await db.execute<{ average: number | null }>(sql`
    select avg(response_ms)::float8 as average from messages
    where account_id = ${accountId} and created_at >= ${since} and response_ms is not null`)
  return rows[0]?.average ?? null
}
