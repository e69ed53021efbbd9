import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

export type Scope = { accountId: string; assistantId: string; since: Date }

/** Bounded, so that busy assistants don't make their owners wait. */
const maxAnswers = 5_000
/** Searching answers for every fact is slower, so fewer are searched. */
const maxSearched = 1_000
const longestShown = 600

const answersOf = ({ accountId, assistantId, since }: Scope) => sql`
  with answers as materialized (
    select m.id, m.turn, m.conversation_id, m.content, m.sources, m.created_at, c.caller_kind
    from messages m join conversations c on c.id = m.conversation_id
    where m.account_id = ${accountId} and c.assistant_id = ${assistantId} and m.role = 'assistant'
      and m.author is null and m.created_at >= ${since}
    order by m.created_at desc limit ${maxAnswers}),
  cited as (
    select a.id, a.created_at, s ->> 'url' as url, s ->> 'sourceId' as source_id
    from answers a cross join jsonb_array_elements(coalesce(a.sources, '[]')) s)`

/** Ignores differences in spaces and dashes. */
const plain = (text: SQL): SQL =>
  sql`regexp_replace(translate(lower(${text}), '–—‑', '---'), '\\s+', '', 'g')`

/** `url` is empty for facts the owner stated. */
export type QuotableFact = { id: string; label: string; value: string; url: string }

/**
 * Finds the answers that contain a fact's value. Facts from a page must have that page cited; for facts stated by the
 * owner, the answer or question must mention the label. Normalizing each text once matters with thousands of answers
 * and hundreds of facts.
 */
const factUsesIn = (facts: readonly QuotableFact[]) => sql`
  facts as materialized (
    select f.id, f.url, ${plain(sql`f.value`)} as value, ${plain(sql`f.label`)} as label
    from json_to_recordset(${JSON.stringify(facts)}) as f(id uuid, label text, value text, url text)
    -- A figure of one digit stands in many answers that are about something else.
    where length(f.value) > 1),
  searched as materialized (
    select a.id, a.turn, a.conversation_id, a.created_at, ${plain(sql`a.content`)} as answer,
      ${plain(sql`(select string_agg(s ->> 'quote', ' ') from jsonb_array_elements(a.sources) s)`)} as quotes
    from (select * from answers order by created_at desc limit ${maxSearched}) a),
  tellings as (
    select f.id as fact, searched.id, searched.created_at from facts f
    join cited on cited.url = f.url
    join searched on searched.id = cited.id
    where f.url <> '' and (strpos(searched.answer, f.value) > 0 or strpos(searched.quotes, f.value) > 0)
    union all
    select f.id, searched.id, searched.created_at from facts f
    join searched on strpos(searched.answer, f.value) > 0
    join messages q on q.conversation_id = searched.conversation_id and q.turn = searched.turn and q.role = 'user'
    where f.url = '' and (strpos(searched.answer, f.label) > 0 or strpos(${plain(sql`q.content`)}, f.label) > 0))`

type UsedRow = { id: string; answers: number; last_at: string }

const counted = (id: SQL, from: SQL) => sql`
  select ${id} as id, count(distinct used.id)::int as answers,
    to_char(max(used.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at
  from ${from} used where ${id} is not null group by 1`

async function countPageUses(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<UsedRow>(sql`${answersOf(scope)} ${counted(sql`used.url`, sql`cited`)}`)
  return rows
}

async function countSourceUses(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<UsedRow>(
    sql`${answersOf(scope)} ${counted(sql`used.source_id`, sql`cited`)}`,
  )
  return rows
}

async function countFactUses(db: Queryable, scope: Scope, facts: readonly QuotableFact[]) {
  const { rows } = await db.execute<UsedRow>(
    sql`${answersOf(scope)}, ${factUsesIn(facts)} ${counted(sql`used.fact`, sql`tellings`)}`,
  )
  return rows
}

export type Use = { id: string; answers: number; lastAt: string }

/** Ids may belong to pages or sources that are gone. */
export async function countUses(db: Queryable, scope: Scope, facts: readonly QuotableFact[]) {
  const [byPage, bySource, byFact] = await Promise.all([
    countPageUses(db, scope),
    countSourceUses(db, scope),
    countFactUses(db, scope, facts),
  ])
  return { pages: byPage.map(useOf), sources: bySource.map(useOf), facts: byFact.map(useOf) }
}

const useOf = ({ id, answers, last_at }: { id: string; answers: number; last_at: string }): Use => ({
  id,
  answers,
  lastAt: last_at,
})

type UseRow = { conversation_id: string; question: string; answer: string; at: string; test_chat: boolean }

export type KnowledgeReference = { url: string } | { sourceId: string } | { fact: QuotableFact }

/** Picks the newest before joining, or every answer would be compared with every other. */
export async function listUsesOf(db: Queryable, scope: Scope, used: KnowledgeReference, most: number) {
  const tellings = 'fact' in used ? sql`, ${factUsesIn([used.fact])}` : sql``
  const { rows } = await db.execute<UseRow>(sql`${answersOf(scope)}${tellings},
    newest as materialized (
      select distinct created_at, id from ${answersUsing(used)} order by created_at desc, id desc limit ${most})
    select a.conversation_id, left(q.content, ${longestShown}) as question, left(a.content, ${longestShown}) as answer,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      a.caller_kind = 'owner' as test_chat
    from newest join answers a on a.id = newest.id
    join messages q on q.conversation_id = a.conversation_id and q.turn = a.turn and q.role = 'user'
    order by a.created_at desc, a.id desc`)
  return rows.map(({ conversation_id, question, answer, at, test_chat }) => ({
    conversationId: conversation_id,
    question,
    answer,
    at,
    testChat: test_chat,
  }))
}

function answersUsing(used: KnowledgeReference): SQL {
  if ('url' in used) return sql`cited where url = ${used.url}`
  if ('sourceId' in used) return sql`cited where source_id = ${used.sourceId}`
  return sql`tellings`
}
