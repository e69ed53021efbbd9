import type { Handoff } from '@foyer/contract/handoff'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { findConversationAt } from '../conversations/find-conversation.ts'
import { type HeldConversation, holdConversation } from '../conversations/hold-conversation.ts'
import { keepLiveMessage } from '../conversations/keep-live-message.ts'
import type { StoredTurn } from '../conversations/keep-turns.ts'
import { signalLive } from './signals.ts'
import { changeHandoff, isPerson, lockHandoff } from './store.ts'

export type MessageForPerson = {
  content: string
  /** Chosen by the sender: what comes again with the same key is stored once. */
  messageKey: string | null
  at: Date
}

export type DeliveredMessage = StoredTurn & { handoff: Handoff }

/**
 * Hands a visitor's message to the person who is there; null where nobody is, and the assistant is to answer. A person
 * who has been still for long has left without a word: the conversation goes back to the assistant.
 */
export async function deliverToPerson(
  { db, handingOver }: Pick<Services, 'db' | 'handingOver'>,
  place: ConversationPlace,
  message: MessageForPerson,
  /** What else happens in the same transaction where somebody is there. */
  beside: {
    /** Before anything is stored; may refuse. */
    count: (tx: Queryable) => Promise<void>
    /** Stores what was sent with it. */
    attach: (tx: Queryable, held: HeldConversation, messageId: number) => Promise<void>
  },
): Promise<DeliveredMessage | null> {
  const { accountId } = place.assistant
  const found = await findConversationAt(db, place)
  if (!found) return null
  return db.transaction(async (tx) => {
    const held = await holdConversation(tx, accountId, found.id)
    if (!held) return null
    const row = await lockHandoff(tx, held)
    if (row?.state !== 'person') return null
    if (message.at.getTime() - (row.activeAt?.getTime() ?? 0) > handingOver.silenceMs) {
      await changeHandoff(tx, held, isPerson, { state: 'assistant', person: null })
      await signalLive(tx, { what: 'handoff', by: 'person', ...held })
      return null
    }
    await beside.count(tx)
    const delivered = await keepForPerson(tx, held, row.person, message)
    await beside.attach(tx, held, delivered.messageId)
    return delivered
  })
}

/** The same for a message that the assistant was answering when the person came. */
export async function deliverAfterAll(tx: Queryable, held: HeldConversation, message: MessageForPerson) {
  const row = await lockHandoff(tx, held)
  return keepForPerson(tx, held, row?.person ?? null, message)
}

async function keepForPerson(
  tx: Queryable,
  held: HeldConversation,
  person: string | null,
  { content, messageKey, at }: MessageForPerson,
): Promise<DeliveredMessage> {
  const stored = await keepLiveMessage(tx, held, { role: 'user', content, author: null, key: messageKey, at })
  if (stored.isNew) await signalLive(tx, { what: 'message', by: 'visitor', ...held })
  return {
    conversationId: held.conversationId,
    messageId: stored.id,
    handoff: { state: 'person', person, reason: null },
  }
}
