import type { Queryable } from '../../platform/db/client.ts'
import type { HeldConversation } from './hold-conversation.ts'
import { countOneMore, findByKey, insertMessage } from './live-messages-store.ts'

type LiveMessage = {
  role: 'user' | 'assistant'
  content: string
  /** The first name of the person who wrote it. */
  author: string | null
  /** Chosen by the sender, so that a retry is stored once. */
  key: string | null
  at: Date
}

type StoredMessage = { id: number; content: string; createdAt: Date; isNew: boolean }

/**
 * Stores a message without an answer while a person is in the conversation. The lock makes ids and turns follow the
 * commit order on every instance, so that reading on from an id misses nothing.
 */
export async function keepLiveMessage(
  tx: Queryable,
  held: HeldConversation,
  { at, ...message }: LiveMessage,
): Promise<StoredMessage> {
  const before = message.key ? await findByKey(tx, held, message.key) : null
  if (before) return { ...before, isNew: false }
  const stored = await insertMessage(tx, held, { ...message, createdAt: at })
  await countOneMore(tx, held, at)
  return { ...stored, isNew: true }
}
