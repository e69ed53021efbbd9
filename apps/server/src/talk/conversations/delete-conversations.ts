import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'
import type { HeldConversation } from './hold-conversation.ts'

/**
 * Deletes conversations with all that was said in them. What else belongs to them is for inbox/ to remove, which
 * stands above.
 */
export async function deleteConversations(
  tx: Queryable,
  accountId: string,
  held: readonly HeldConversation[],
) {
  const ids = held.map(({ conversationId }) => conversationId)
  await tx
    .delete(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.id, ids)))
}
