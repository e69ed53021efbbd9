import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'

export type Scope = { accountId: string; assistantId: string; since: Date }

/** Counted are the newest answers, so that a busy assistant's owner waits no longer than a quiet one's. */
const mostAnswers = 5_000
const longestShown = 600

/** The newest answers, each with its question and each source that it names; `told` is what a fact is looked for in. */
const answersOf = ({ accountId, assistantId, since }: Scope) => sql`
  with answers as materialized (
    select m.id, m.turn, m.conversation_id, m.content, m.sources, m.created_at, c.caller_kind
    from messages m join conversations c on c.id = m.conversation_id
    where m.account_id = ${accountId} and c.assistant_id = ${assistantId} and m.role = 'assistant'
      and m.author is null and m.created_at >= ${since}
    order by m.created_at desc limit ${mostAnswers}),
  cited as (
    select a.id, a.created_at, ${plain(sql`concat(a.content, ' ', s ->> 'quote')`)} as told,
      s ->> 'url' as url, s ->> 'sourceId' as source_id
    from answers a cross join jsonb_array_elements(coalesce(a.sources, '[]')) s)`

/** However spaces and dashes are written. */
function plain(text: SQL): SQL {
  return sql`regexp_replace(translate(lower(${text}), '–—‑', '---'), '\\s+', '', 'g')`
}

/** Of what the owner stated no page is named: the answer tells it, and speaks of what it is about. */
const tellsOwn = (answer: SQL, question: SQL) => sql`
  strpos(${plain(answer)}, ${plain(sql`f.value`)}) > 0
  and strpos(${plain(sql`concat(${answer}, ' ', ${question})`)}, ${plain(sql`f.label`)}) > 0`

// A figure of one digit stands in many answers that are about something else.
const tellingFacts = (assistantId: string) => sql`
  f.assistant_id = ${assistantId} and not f.dropped and length(f.value) > 1`

type UsedRow = { id: string; answers: number; last_at: string }

const counted = sql`count(distinct id)::int as answers,
  to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at`

export async function countPageUses(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<UsedRow>(sql`${answersOf(scope)}
    select used.page as id, ${counted} from (
      select p.id as page, cited.id, cited.created_at from cited
      join pages p on p.assistant_id = ${scope.assistantId} and p.live and p.url = cited.url) used
    group by used.page`)
  return rows
}

export async function countSourceUses(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<UsedRow>(sql`${answersOf(scope)}
    select used.source as id, ${counted} from (
      select s.id as source, cited.id, cited.created_at from cited
      join own_sources s on s.assistant_id = ${scope.assistantId} and s.id::text = cited.source_id) used
    group by used.source`)
  return rows
}

export async function countFactUses(db: Queryable, scope: Scope) {
  const { rows } = await db.execute<UsedRow>(sql`${answersOf(scope)}
    select used.fact as id, ${counted} from (
      select f.id as fact, cited.id, cited.created_at from cited
      join assistant_facts f on f.url = cited.url and ${tellingFacts(scope.assistantId)}
        and strpos(cited.told, ${plain(sql`f.value`)}) > 0
      union all
      select f.id, a.id, a.created_at from answers a
      join messages q on q.conversation_id = a.conversation_id and q.turn = a.turn and q.role = 'user'
      join assistant_facts f on f.url = '' and ${tellingFacts(scope.assistantId)}
        and ${tellsOwn(sql`a.content`, sql`q.content`)}) used
    group by used.fact`)
  return rows
}

type UseRow = { conversation_id: string; question: string; answer: string; at: string; test_chat: boolean }

/** Which answers: those that name this page, this file or text, or tell this fact. */
export type Used = { url: string } | { sourceId: string } | { factId: string }

export async function listUses(db: Queryable, scope: Scope, used: Used, most: number) {
  const { rows } = await db.execute<UseRow>(sql`${answersOf(scope)}
    select a.conversation_id, left(q.content, ${longestShown}) as question, left(a.content, ${longestShown}) as answer,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      a.caller_kind = 'owner' as test_chat
    from answers a
    join messages q on q.conversation_id = a.conversation_id and q.turn = a.turn and q.role = 'user'
    where ${isUsed(scope, used)}
    order by a.created_at desc, a.id desc limit ${most}`)
  return rows
}

function isUsed({ assistantId }: Scope, used: Used): SQL {
  if ('url' in used) return sql`a.id in (select id from cited where url = ${used.url})`
  if ('sourceId' in used) return sql`a.id in (select id from cited where source_id = ${used.sourceId})`
  const fact = sql`${tellingFacts(assistantId)} and f.id = ${used.factId}`
  return sql`exists (
    select from assistant_facts f where ${fact} and (
      f.url <> '' and a.id in (
        select cited.id from cited where cited.url = f.url and strpos(cited.told, ${plain(sql`f.value`)}) > 0)
      or f.url = '' and ${tellsOwn(sql`a.content`, sql`q.content`)}))`
}
