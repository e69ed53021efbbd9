import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { conversations, messages } from '../db/schema/chat.ts'

export type LiveMessage = {
  role: 'user' | 'assistant'
  content: string
  /** The person's first name, where a person wrote it. */
  author: string | null
  /** Chosen by the sender: a message that comes again with the same key is stored once. */
  key: string | null
  /** When it arrived, in microseconds. */
  turn: number
  at: Date
}

export type StoredMessage = { id: number; content: string; createdAt: Date; isNew: boolean }

const stored = { id: messages.id, content: messages.content, createdAt: messages.createdAt }

/**
 * A message of a conversation in which a person is there, without an answer. Its conversation is held first, so that
 * ids and turns go up in the order in which messages are committed, on whichever instance: whoever reads on from an id
 * misses none. Must run in a transaction. Null where there is no such conversation.
 */
export async function insertLiveMessage(
  tx: Queryable,
  accountId: string,
  conversationId: string,
  { turn, at, key, ...said }: LiveMessage,
): Promise<StoredMessage | null> {
  const its = and(eq(conversations.accountId, accountId), eq(conversations.id, conversationId))
  const [held] = await tx.select({ id: conversations.id }).from(conversations).where(its).for('update')
  if (!held) return null
  const [before] = key
    ? await tx
        .select(stored)
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), eq(messages.key, key)))
    : []
  if (before) return { ...before, isNew: false }
  const last = sql`(select max(${messages.turn}) + 1 from ${messages} where ${messages.conversationId} = ${conversationId})`
  const [row] = await tx
    .insert(messages)
    .values({
      ...said,
      conversationId,
      accountId,
      key,
      turn: sql`greatest(${turn}::bigint, ${last})`,
      createdAt: at,
    })
    .returning(stored)
  await tx
    .update(conversations)
    .set({
      messageCount: sql`${conversations.messageCount} + 1`,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${at})`,
    })
    .where(its)
  return { ...row!, isNew: true }
}

/** What persons wrote after a message, in order. */
export function listPersonsMessages(db: Queryable, accountId: string, conversationId: string, after: number) {
  return db
    .select({ ...stored, author: messages.author })
    .from(messages)
    .where(
      and(
        eq(messages.accountId, accountId),
        eq(messages.conversationId, conversationId),
        isNotNull(messages.author),
        gt(messages.id, after),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(200)
}
