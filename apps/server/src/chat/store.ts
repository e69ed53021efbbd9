import type { Source } from '@foyer/contract/chat'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client.ts'
import { runPrepared } from '../db/prepared.ts'
import { conversations, messages } from '../db/schema/chat.ts'
import type { Asked } from './asked.ts'
import type { Caller } from './identify-caller.ts'
import type { Session } from './sessions.ts'

const asked = `
  select a.id, a.account_id as "accountId", a.is_active as "isActive", a.suspended,
    a.api_key_hash as "apiKeyHash", a.allowed_domains as "allowedDomains",
    a.daily_ip_limit as "dailyIpLimit", a.knowledge_version as "knowledgeVersion",
    a.multi_language as "multiLanguage", c.tier
  from assistants a join accounts c on c.id = a.account_id
  where a.id = $1`

/** Without an owner: whoever knows an assistant's id may ask it. */
export async function findAsked(db: Database, assistantId: string): Promise<Asked | null> {
  const [row] = await runPrepared<Asked>(db, 'find_asked', asked, [assistantId])
  return row ?? null
}

export type Place = { assistant: Pick<Asked, 'id' | 'accountId'>; kind: Caller['kind']; session: Session }

const keyOf = ({ assistant, kind, session }: Place) => [assistant.id, kind, session.caller, session.sessionId]

export type Past = {
  conversationId: string
  hasFiles: boolean
  turns: { role: 'user' | 'assistant'; content: string }[]
}

const rememberedMessages = 20

const past = `
  select c.id as "conversationId",
    exists (select from files f where f.conversation_id = c.id) as "hasFiles",
    coalesce((
      select json_agg(json_build_object('role', m.role, 'content', m.content) order by m.turn, m.id)
      from (
        select turn, id, role, content from messages
        where conversation_id = c.id order by turn desc, id desc limit ${rememberedMessages}) m
    ), '[]') as turns
  from conversations c
  where c.assistant_id = $1 and c.caller_kind = $2 and c.caller = $3 and c.session_id = $4`

export async function findPast(db: Database, place: Place): Promise<Past | null> {
  const [row] = await runPrepared<Past>(db, 'find_past', past, keyOf(place))
  return row ?? null
}

export type Said = {
  content: string
  answered: boolean
  sources: Source[]
  answeredBy: string
  fallbackReason: string | null
  language: string
  responseMs: number
  inputTokens: number | null
  outputTokens: number | null
  costUsd: number | null
}

// One statement, so that neither a crash nor another instance ever sees a question without its answer.
const turn = `
  with place as (
    insert into conversations
      (assistant_id, caller_kind, caller, session_id, account_id, message_count, last_message_at, created_at)
    values ($1, $2, $3, $4, $5, $9::int, $8::timestamptz, $7::timestamptz)
    on conflict (assistant_id, caller_kind, caller, session_id) do update
    set message_count = conversations.message_count + $9::int, last_message_at = $8::timestamptz
    returning id),
  question as (
    insert into messages (conversation_id, account_id, turn, role, content, created_at)
    select id, $5::uuid, $6::bigint, 'user', $10, $7::timestamptz from place
    returning id, conversation_id),
  answer as (
    insert into messages (conversation_id, account_id, turn, role, content, created_at, answered, sources,
      answered_by, fallback_reason, language, response_ms, input_tokens, output_tokens, cost_usd)
    select conversation_id, $5::uuid, $6::bigint, 'assistant', $11, $8::timestamptz, $12::boolean, $13::jsonb,
      $14, $15, $16, $17::int, $18::int, $19::int, $20::real
    from question where $9::int = 2)
  select conversation_id as "conversationId", id as "messageId" from question`

/** A question and, unless its asker left before a word was said, its answer. Durable when this returns. */
export async function insertTurn(
  db: Database,
  place: Place,
  question: { arrivedAt: Date; turn: number; content: string },
  said: Said | null,
  now: Date,
) {
  const [row] = await runPrepared<{ conversationId: string; messageId: string }>(db, 'insert_turn', turn, [
    ...keyOf(place),
    place.assistant.accountId,
    question.turn,
    // As text: the driver writes dates out piece by piece.
    question.arrivedAt.toISOString(),
    now.toISOString(),
    said ? 2 : 1,
    question.content,
    said?.content ?? null,
    said?.answered ?? null,
    said ? JSON.stringify(said.sources) : null,
    said?.answeredBy ?? null,
    said?.fallbackReason ?? null,
    said?.language ?? null,
    said?.responseMs ?? null,
    said?.inputTokens ?? null,
    said?.outputTokens ?? null,
    said?.costUsd ?? null,
  ])
  return { conversationId: row!.conversationId, messageId: Number(row!.messageId) }
}

const at = ({ assistant, kind, session }: Place) =>
  and(
    eq(conversations.assistantId, assistant.id),
    eq(conversations.callerKind, kind),
    eq(conversations.caller, session.caller),
    eq(conversations.sessionId, session.sessionId),
  )

/** For what comes before a first message. */
export async function ensureConversation(db: Queryable, place: Place, now: Date): Promise<string> {
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

export async function findConversation(db: Queryable, place: Place) {
  const [row] = await db
    .select({ id: conversations.id, satisfactionRating: conversations.satisfactionRating })
    .from(conversations)
    .where(at(place))
  return row ?? null
}

export function listMessages(db: Queryable, accountId: string, conversationId: string, limit: number) {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, accountId), eq(messages.conversationId, conversationId)))
    .orderBy(asc(messages.turn), asc(messages.id))
    .limit(limit)
}

export async function saveRating(db: Queryable, place: Place, rating: number): Promise<boolean> {
  const rows = await db
    .update(conversations)
    .set({ satisfactionRating: rating })
    .where(at(place))
    .returning({ id: conversations.id })
  return rows.length > 0
}
