import type { Queryable } from '../../platform/db/client.ts'
import type { HeldConversation } from './hold-conversation.ts'
import { countOneMore, findByKey, insertMessage } from './live-messages-store.ts'

type LiveMessage = {
  role: 'user' | 'assistant'
  content: string
  /** The person's first name, where a person wrote it. */
  author: string | null
  /** Chosen by the sender: a message that comes again with the same key is stored once. */
  key: string | null
  at: Date
}

type StoredMessage = { id: number; content: string; createdAt: Date; isNew: boolean }

/**
 * Stores a message of a conversation in which a person is there, without an answer. The conversation is held, so that
 * ids and turns go up in the order in which messages are committed, on whichever instance: whoever reads on from an id
 * misses none.
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
