import type { Confidence, Quotation, Said, SecondLook, Source, Span } from '@foyer/contract/chat'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/client.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { conversations, messages, type StoredCut } from '../../platform/db/schema/conversations.ts'
import type { ConversationPlace } from './conversation-place.ts'
import type { HeldConversation } from './hold-conversation.ts'
import { keyOfPlace } from './hold-store.ts'
import { trueKeys } from './true-sentences-store.ts'

export type PastConversation = {
  conversationId: string
  hasFiles: boolean
  messages: { role: 'user' | 'assistant'; content: string }[]
}

const rememberedMessages = 20

/** An SQL condition by conversation id. */
export type HasFiles = (conversationId: string) => string

// The limit makes PostgreSQL look up each place by itself. Otherwise its cached plan expects many places and reads all
// conversations.
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
  const wanted = JSON.stringify(places.map((place, nth) => ({ nth, ...keyOfPlace(place) })))
  return runPrepared<PastConversation & { nth: number }>(db, 'find_pasts', past(hasFiles), [wanted])
}

/** One turn, with the field names of `store_turns`. */
export type TurnRow = {
  place: ConversationPlace
  arrived: Date
  at: Date
  question: string
  content?: string
  confidence?: Confidence
  said?: Said
  more?: Quotation[]
  sentences?: Span[]
  sources?: Source[]
  cut?: StoredCut[]
  second_look?: SecondLook
  by?: string
  fallback?: string | null
  language?: string
  ms?: number
  input?: number | null
  output?: number | null
  cost?: number | null
}

const stored = `select nth, conversation_id as "conversationId", account_id as "accountId",
  message_id as "messageId" from store_turns($1, $2)`

type StoredRow = { nth: number; conversationId: string; accountId: string; messageId: string | null }

/**
 * A question's id is null if a person took over, because nothing is stored then. With `allOrNone` this applies to all
 * turns and returns no rows. Deleted assistants are left out.
 */
export const insertTurns = (db: Queryable, taken: readonly TurnRow[], allOrNone: boolean) =>
  runPrepared<StoredRow>(db, 'store_turns', stored, [
    JSON.stringify(taken.map(({ place, ...turn }, nth) => ({ nth, ...keyOfPlace(place), ...turn }))),
    allOrNone,
  ])

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
    .select({ ...getTableColumns(messages), trueKeys })
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
