import type { Database, Queryable } from '../../platform/db/client.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { beginConversation } from './hold-conversation.ts'
import {
  findAtPlace,
  findSessionId,
  type HasFiles,
  listMessagesOf,
  listPasts,
  type PastConversation,
} from './turns-store.ts'

export type { PastConversation }

export const findConversationAt = (db: Queryable, place: ConversationPlace) => findAtPlace(db, place)

/** Starts the conversation if a lead or file comes before the first message. */
export const ensureConversation = async (tx: Queryable, place: ConversationPlace, at: Date) =>
  (await beginConversation(tx, place, at)).conversationId

/** A visitor's secret session id, only for callers who proved ownership. */
export const findSession = (db: Queryable, accountId: string, assistantId: string, conversationId: string) =>
  findSessionId(db, accountId, assistantId, conversationId)

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

const mostMessages = 1_000

/** The conversation as its participants read it again. */
export async function findMessagesAt(db: Queryable, place: ConversationPlace) {
  const found = await findAtPlace(db, place)
  return (
    found && { ...found, said: await listMessagesOf(db, place.assistant.accountId, found.id, mostMessages) }
  )
}
