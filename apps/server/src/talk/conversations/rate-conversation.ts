import type { Queryable } from '../../platform/db/client.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { findConversationAt } from './find-conversation.ts'
import { holdConversation } from './hold-conversation.ts'
import { saveRating } from './turns-store.ts'

/** Returns the conversation's id; null if there is none. Must run in a transaction. */
export async function rateConversationAt(tx: Queryable, place: ConversationPlace, rating: number) {
  const found = await findConversationAt(tx, place)
  const held = found && (await holdConversation(tx, place.assistant.accountId, found.id))
  if (!held) return null
  await saveRating(tx, held, rating)
  return held.conversationId
}
