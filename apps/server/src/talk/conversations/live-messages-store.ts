import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { conversations, messages } from '../../platform/db/schema/conversations.ts'
import type { HeldConversation } from './hold-conversation.ts'

const stored = { id: messages.id, content: messages.content, createdAt: messages.createdAt }

export async function findByKey(tx: Queryable, { conversationId }: HeldConversation, key: string) {
  const [row] = await tx
    .select(stored)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.key, key)))
  return row ?? null
}

type NewMessage = Pick<typeof messages.$inferInsert, 'role' | 'content' | 'author' | 'key' | 'createdAt'>

/** Its turn follows all others of the conversation, whatever the clocks say. */
export async function insertMessage(
  tx: Queryable,
  { accountId, conversationId }: HeldConversation,
  values: NewMessage,
) {
  const turn = sql`(select coalesce(max(${messages.turn}), 0) + 1 from ${messages} where ${messages.conversationId} = ${conversationId})`
  const [row] = await tx
    .insert(messages)
    .values({ ...values, accountId, conversationId, turn })
    .returning(stored)
  return row!
}

export async function countOneMore(tx: Queryable, { accountId, conversationId }: HeldConversation, at: Date) {
  await tx
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at})`,
    })
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, conversationId)))
}
