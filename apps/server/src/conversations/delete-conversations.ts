import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { conversations } from '../db/schema/conversations.ts'

/**
 * Deletes conversations with all that was said in them. What else belongs to them is for inbox/ to remove, which
 * stands above.
 */
export async function deleteConversations(db: Queryable, accountId: string, ids: readonly string[]) {
  const rows = await db
    .delete(conversations)
    .where(and(eq(conversations.accountId, accountId), inArray(conversations.id, [...ids])))
    .returning({ id: conversations.id })
  return rows.length
}
