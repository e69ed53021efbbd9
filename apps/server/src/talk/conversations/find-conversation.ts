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

/** The conversation at a place; null where nothing was said or sent there yet. */
export const findConversationAt = (db: Queryable, place: ConversationPlace) => findAtPlace(db, place)

/** The id of the conversation for what may come before a first message, such as a lead; begun where there is none. */
export const ensureConversation = async (tx: Queryable, place: ConversationPlace, at: Date) =>
  (await beginConversation(tx, place, at)).conversationId

/** The secret name of a visitor's conversation, for whoever has shown that it is theirs; null where there is none. */
export const findSession = (db: Queryable, accountId: string, assistantId: string, conversationId: string) =>
  findSessionId(db, accountId, assistantId, conversationId)

/** What was said before at each of these places; null where nothing was. What was sent, a room above knows. */
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

/** A conversation with what was said in it, as whoever is talking in it reads it again. */
export async function findSaidAt(db: Queryable, place: ConversationPlace) {
  const found = await findAtPlace(db, place)
  return (
    found && { ...found, said: await listMessagesOf(db, place.assistant.accountId, found.id, mostMessages) }
  )
}
