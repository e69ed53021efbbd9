import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'
import type { HeldConversation } from './hold-conversation.ts'

/** Deletes conversations with their messages. The inbox slice removes everything else that belongs to them. */
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
