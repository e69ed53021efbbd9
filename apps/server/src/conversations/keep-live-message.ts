import type { Queryable } from '../db/client.ts'
import { countOneMore, findByKey, insertMessage, lockConversation } from './live-messages-store.ts'

type LiveMessage = {
  role: 'user' | 'assistant'
  content: string
  /** The person's first name, where a person wrote it. */
  author: string | null
  /** Chosen by the sender: a message that comes again with the same key is stored once. */
  key: string | null
  /** When it arrived, in microseconds. */
  arrivedAt: number
  at: Date
}

type StoredMessage = { id: number; content: string; createdAt: Date; isNew: boolean }

/**
 * Stores a message of a conversation in which a person is there, without an answer. The conversation is locked first,
 * so that ids and turns go up in the order in which messages are committed, on whichever instance: whoever reads on
 * from an id misses none. Must run in a transaction. Null where there is no such conversation.
 */
export async function keepLiveMessage(
  tx: Queryable,
  accountId: string,
  conversationId: string,
  { at, arrivedAt, ...message }: LiveMessage,
): Promise<StoredMessage | null> {
  if (!(await lockConversation(tx, accountId, conversationId))) return null
  const before = message.key ? await findByKey(tx, conversationId, message.key) : null
  if (before) return { ...before, isNew: false }
  const stored = await insertMessage(tx, {
    ...message,
    turn: arrivedAt,
    accountId,
    conversationId,
    createdAt: at,
  })
  await countOneMore(tx, accountId, conversationId, at)
  return { ...stored, isNew: true }
}
