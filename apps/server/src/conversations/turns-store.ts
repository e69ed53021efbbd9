import type { Confidence, Making, Source } from '@foyer/contract/chat'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client.ts'
import { runPrepared } from '../db/prepared.ts'
import { conversations, messages } from '../db/schema/conversations.ts'
import type { ConversationPlace } from './conversation-place.ts'

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
  place: ConversationPlace
  turn: number
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

// One statement, so that neither a crash nor another instance ever sees a question without its answer. Places in
// order, so that two instances never wait for each other.
const turns = `
  with taken as materialized (
    select * from json_to_recordset($1) as t(assistant uuid, kind text, caller text, session text, account uuid,
      turn bigint, arrived timestamptz, at timestamptz, question text, content text, confidence text, sources jsonb,
      cut jsonb, by text, fallback text, language text, ms int, input int, output int, cost real)),
  place as (
    insert into conversations
      (assistant_id, caller_kind, caller, session_id, account_id, message_count, last_message_at, created_at, unanswered,
        unsure, not_told)
    select assistant, kind, caller, session, account, count(*) + count(content), max(at), min(arrived),
      coalesce(bool_or(confidence <> 'sure'), false), coalesce(bool_or(confidence = 'unsure'), false),
      coalesce(bool_or(confidence = 'none'), false)
    from taken group by assistant, kind, caller, session, account order by assistant, kind, caller, session
    on conflict (assistant_id, caller_kind, caller, session_id) do update
    set message_count = conversations.message_count + excluded.message_count,
      last_message_at = greatest(conversations.last_message_at, excluded.last_message_at),
      unanswered = conversations.unanswered or excluded.unanswered,
      unsure = conversations.unsure or excluded.unsure,
      not_told = conversations.not_told or excluded.not_told
    returning id, assistant_id, caller_kind, caller, session_id),
  placed as materialized (
    select place.id as conversation, taken.* from taken join place on place.assistant_id = taken.assistant
      and place.caller_kind = taken.kind and place.caller = taken.caller and place.session_id = taken.session
    order by turn),
  question as (
    insert into messages (conversation_id, account_id, turn, role, content, created_at)
    select conversation, account, turn, 'user', question, arrived from placed
    returning id, conversation_id, turn),
  answer as (
    insert into messages (conversation_id, account_id, turn, role, content, created_at, answered, confidence, sources,
      cut, answered_by, fallback_reason, language, response_ms, input_tokens, output_tokens, cost_usd)
    select placed.conversation, account, placed.turn, 'assistant', content, at, confidence = 'sure', confidence, sources,
      cut, by, fallback, language, ms, input, output, cost
    from placed join question using (turn) where content is not null)
  select turn, conversation_id as "conversationId", id as "messageId" from question`

export type StoredTurn = { conversationId: string; messageId: number }

export async function insertTurns(db: Queryable, taken: readonly TurnRow[]): Promise<StoredTurn[]> {
  const given = taken.map(({ place, ...turn }) => ({
    ...keyOf(place),
    account: place.assistant.accountId,
    ...turn,
  }))
  const rows = await runPrepared<{ turn: string; conversationId: string; messageId: string }>(
    db,
    'insert_turns',
    turns,
    [JSON.stringify(given)],
  )
  const stored = new Map(rows.map((row) => [Number(row.turn), row]))
  return taken.map(({ turn }) => {
    const { conversationId, messageId } = stored.get(turn)!
    return { conversationId, messageId: Number(messageId) }
  })
}

const at = ({ assistant, kind, session }: ConversationPlace) =>
  and(
    eq(conversations.assistantId, assistant.id),
    eq(conversations.callerKind, kind),
    eq(conversations.caller, session.caller),
    eq(conversations.sessionId, session.sessionId),
  )

/** Begins a conversation at a place; one that is there already gives its id. */
export async function insertAtPlace(db: Queryable, place: ConversationPlace, now: Date): Promise<string> {
  const { assistant, kind, session } = place
  const [row] = await db
    .insert(conversations)
    .values({
      assistantId: assistant.id,
      accountId: assistant.accountId,
      callerKind: kind,
      caller: session.caller,
      sessionId: session.sessionId,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [
        conversations.assistantId,
        conversations.callerKind,
        conversations.caller,
        conversations.sessionId,
      ],
      set: { sessionId: session.sessionId },
    })
    .returning({ id: conversations.id })
  return row!.id
}

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
  db: Queryable,
  place: ConversationPlace,
  rating: number,
): Promise<string | null> {
  const rows = await db
    .update(conversations)
    .set({ satisfactionRating: rating })
    .where(at(place))
    .returning({ id: conversations.id })
  return rows[0]?.id ?? null
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
