import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { conversations, messages } from '../db/schema/conversations.ts'

const stored = { id: messages.id, content: messages.content, createdAt: messages.createdAt }

const one = (accountId: string, id: string) =>
  and(eq(conversations.accountId, accountId), eq(conversations.id, id))

/** Holds a conversation to the end of the transaction; false where there is none. */
export async function lockConversation(tx: Queryable, accountId: string, id: string) {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(one(accountId, id))
    .for('update')
  return rows.length > 0
}

export async function findByKey(db: Queryable, conversationId: string, key: string) {
  const [row] = await db
    .select(stored)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.key, key)))
  return row ?? null
}

/** Its turn is later than that of any message of the conversation, even where a clock went back. */
export async function insertMessage(db: Queryable, values: typeof messages.$inferInsert & { turn: number }) {
  const next = sql`(select max(${messages.turn}) + 1 from ${messages} where ${messages.conversationId} = ${values.conversationId})`
  const [row] = await db
    .insert(messages)
    .values({ ...values, turn: sql`greatest(${values.turn}::bigint, ${next})` })
    .returning(stored)
  return row!
}

export async function countOneMore(db: Queryable, accountId: string, id: string, at: Date) {
  await db
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at})`,
    })
    .where(one(accountId, id))
}
