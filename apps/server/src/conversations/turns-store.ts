import type { Confidence, Making, Source } from '@foyer/contract/chat'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client.ts'
import { runPrepared } from '../db/prepared.ts'
import { conversations, messages } from '../db/schema/conversations.ts'
import type { ConversationPlace } from './conversation-place.ts'
import type { HeldConversation } from './hold-conversation.ts'

const keyOf = ({ assistant, kind, session }: ConversationPlace) => ({
  assistant: assistant.id,
  kind,
  caller: session.caller,
  session: session.sessionId,
})

export type PastConversation = {
  conversationId: string
  hasFiles: boolean
  messages: { role: 'user' | 'assistant'; content: string }[]
}

const rememberedMessages = 20

/** An SQL condition: whether anything was sent in the conversation of this id. */
export type HasFiles = (conversationId: string) => string

// With a limit each place is looked up by itself. Else PostgreSQL would plan for more places than there ever are and read
// all conversations, for as long as the connection keeps its plan.
const past = (hasFiles: HasFiles) => `
  select p.nth, c.id as "conversationId",
    ${hasFiles('c.id')} as "hasFiles",
    coalesce((
      select json_agg(json_build_object('role', m.role, 'content', m.content) order by m.turn, m.id)
      from (
        select turn, id, role, content from messages
        where conversation_id = c.id order by turn desc, id desc limit ${rememberedMessages}) m
    ), '[]') as messages
  from json_to_recordset($1) as p(nth int, assistant uuid, kind text, caller text, session text)
  cross join lateral (
    select id from conversations
    where assistant_id = p.assistant and caller_kind = p.kind and caller = p.caller and session_id = p.session
    limit 1) c`

export function listPasts(db: Database, places: readonly ConversationPlace[], hasFiles: HasFiles) {
  const wanted = JSON.stringify(places.map((place, nth) => ({ nth, ...keyOf(place) })))
  return runPrepared<PastConversation & { nth: number }>(db, 'find_pasts', past(hasFiles), [wanted])
}

/** A question and, where one was given, its answer, as the statement below names them. */
export type TurnRow = {
  conversation: string
  account: string
  arrived: Date
  at: Date
  question: string
  content?: string
  confidence?: Confidence
  sources?: Source[]
  cut?: Making['cut']
  by?: string
  fallback?: string | null
  language?: string
  ms?: number
  input?: number | null
  output?: number | null
  cost?: number | null
}

/** An SQL condition: whether a person answers in the conversation of this id. */
export type HasPerson = (conversationId: string) => string

// Turns and ids go up in the order in which messages are stored, whatever the clocks of the instances say: whoever calls
// this holds the conversations, and this statement begins after they are held.
const turns = (hasPerson: HasPerson) => `
  with taken as materialized (
    select * from json_to_recordset($1) as t(nth int, conversation uuid, account uuid, arrived timestamptz,
      at timestamptz, question text, content text, confidence text, sources jsonb, cut jsonb, by text, fallback text,
      language text, ms int, input int, output int, cost real)),
  placed as materialized (
    select taken.*, row_number() over (partition by conversation order by arrived, nth)
      + coalesce((select max(m.turn) from messages m where m.conversation_id = taken.conversation), 0) as turn
    from taken where not ${hasPerson('taken.conversation')}),
  counted as (
    update conversations c
    set message_count = c.message_count + n.messages, last_message_at = greatest(c.last_message_at, n.at),
      unanswered = c.unanswered or n.unanswered, unsure = c.unsure or n.unsure, not_told = c.not_told or n.not_told
    from (
      select conversation, account, count(*) + count(content) as messages, max(at) as at,
        coalesce(bool_or(confidence <> 'sure'), false) as unanswered,
        coalesce(bool_or(confidence = 'unsure'), false) as unsure,
        coalesce(bool_or(confidence = 'none'), false) as not_told
      from placed group by conversation, account) n
    where c.id = n.conversation and c.account_id = n.account),
  stored as (
    insert into messages (conversation_id, account_id, turn, role, content, created_at, answered, confidence, sources,
      cut, answered_by, fallback_reason, language, response_ms, input_tokens, output_tokens, cost_usd)
    select conversation, account, turn, said.* from placed cross join lateral (
      select 'user', question, arrived, null::boolean, null, null::jsonb, null::jsonb, null, null, null, null::int,
        null::int, null::int, null::real
      union all
      select 'assistant', content, at, confidence = 'sure', confidence, sources, cut, by, fallback, language, ms, input,
        output, cost
      where content is not null) said(role)
    order by conversation, turn, role = 'assistant'
    returning id, conversation_id, turn, role)
  select nth, id as "messageId" from placed join stored
    on stored.conversation_id = placed.conversation and stored.turn = placed.turn and stored.role = 'user'`

/** The id of each question; null where nothing was stored, because a person answers there. */
export async function insertTurns(
  tx: Queryable,
  taken: readonly TurnRow[],
  hasPerson: HasPerson,
): Promise<(number | null)[]> {
  const given = JSON.stringify(taken.map((turn, nth) => ({ nth, ...turn })))
  const rows = await runPrepared<{ nth: number; messageId: string }>(tx, 'insert_turns', turns(hasPerson), [
    given,
  ])
  const ids: (number | null)[] = taken.map(() => null)
  for (const { nth, messageId } of rows) ids[nth] = Number(messageId)
  return ids
}

const at = ({ assistant, kind, session }: ConversationPlace) =>
  and(
    eq(conversations.assistantId, assistant.id),
    eq(conversations.callerKind, kind),
    eq(conversations.caller, session.caller),
    eq(conversations.sessionId, session.sessionId),
  )

export async function findAtPlace(db: Queryable, place: ConversationPlace) {
  const [row] = await db
    .select({ id: conversations.id, satisfactionRating: conversations.satisfactionRating })
    .from(conversations)
    .where(at(place))
  return row ?? null
}

export function listMessagesOf(db: Queryable, accountId: string, conversationId: string, limit: number) {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, accountId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.turn), asc(messages.id))
    .limit(limit)
}

export async function saveRating(
  tx: Queryable,
  { accountId, conversationId }: HeldConversation,
  rating: number,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ satisfactionRating: rating })
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, conversationId)))
}

export async function findSessionId(
  db: Queryable,
  accountId: string,
  assistantId: string,
  conversationId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: conversations.sessionId })
    .from(conversations)
    .where(
      and(
        eq(conversations.accountId, accountId),
        eq(conversations.assistantId, assistantId),
        eq(conversations.id, conversationId),
        eq(conversations.callerKind, 'visitor'),
      ),
    )
  return row?.sessionId ?? null
}
