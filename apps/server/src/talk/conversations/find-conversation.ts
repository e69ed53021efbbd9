import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/db/client.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { beginConversation } from './hold-conversation.ts'
import { keyOfPlace } from './hold-store.ts'
import { trueKeys } from './true-sentences-store.ts'

export async function findConversationAt(db: Queryable, { assistant, kind, session }: ConversationPlace) {
  const [row] = await db
    .select({ id: conversations.id, satisfactionRating: conversations.satisfactionRating })
    .from(conversations)
    .where(
      and(
        eq(conversations.assistantId, assistant.id),
        eq(conversations.callerKind, kind),
        eq(conversations.caller, session.caller),
        eq(conversations.sessionId, session.sessionId),
      ),
    )
  return row ?? null
}

/** Starts the conversation if a lead or file comes before the first message. */
export const ensureConversation = async (tx: Queryable, place: ConversationPlace, at: Date) =>
  (await beginConversation(tx, place, at)).conversationId

/** A visitor's secret session id, only for callers who proved ownership. */
export async function findSession(
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

export type PastConversation = {
  conversationId: string
  hasFiles: boolean
  messages: { role: 'user' | 'assistant'; content: string }[]
}

const rememberedMessages = 20

type HasFiles = (conversationId: string) => string

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

function listPasts(db: Database, places: readonly ConversationPlace[], hasFiles: HasFiles) {
  const wanted = JSON.stringify(places.map((place, nth) => ({ nth, ...keyOfPlace(place) })))
  return runPrepared<PastConversation & { nth: number }>(db, 'find_pasts', past(hasFiles), [wanted])
}

/**
 * The history at each place; null without one. The caller passes the condition for files, which belong to another
 * slice.
 */
export async function findPasts(
  db: Database,
  places: readonly ConversationPlace[],
  hasFiles: HasFiles,
): Promise<(PastConversation | null)[]> {
  const found: (PastConversation | null)[] = places.map(() => null)
  for (const { nth, ...past } of await listPasts(db, places, hasFiles)) found[nth] = past
  return found
}

const maxMessages = 1_000

export async function findMessagesAt(db: Queryable, place: ConversationPlace) {
  const found = await findConversationAt(db, place)
  if (!found) return null
  const said = await db
    .select({ ...getTableColumns(messages), trueKeys })
    .from(messages)
    .where(and(eq(messages.accountId, place.assistant.accountId), eq(messages.conversationId, found.id)))
    .orderBy(asc(messages.turn), asc(messages.id))
    .limit(maxMessages)
  return { ...found, said }
}
