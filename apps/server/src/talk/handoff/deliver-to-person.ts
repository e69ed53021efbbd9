import type { Handoff } from '@foyer/contract/handoff'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { findConversationAt } from '../conversations/find-conversation.ts'
import { type HeldConversation, holdConversation } from '../conversations/hold-conversation.ts'
import { keepLiveMessage } from '../conversations/keep-live-message.ts'
import type { StoredTurn } from '../conversations/keep-turns.ts'
import { signalLive } from './signals.ts'
import { changeHandoff, isTakenOver, lockHandoff } from './store.ts'

export type MessageForPerson = {
  content: string
  /** Chosen by the sender, so that a retry is stored once. */
  messageKey: string | null
  at: Date
}

export type DeliveredMessage = StoredTurn & { handoff: Handoff }

/**
 * Delivers a visitor's message to the person in the conversation; null if there is none and the assistant should
 * answer. A person who was silent for too long has left, and the conversation returns to the assistant.
 */
export async function deliverToPerson(
  { db, handingOver }: Pick<Services, 'db' | 'handingOver'>,
  place: ConversationPlace,
  message: MessageForPerson,
  steps: {
    /** Runs before anything is stored, and may refuse. */
    count: (tx: Queryable) => Promise<void>
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
      await changeHandoff(tx, held, isTakenOver, { state: 'assistant', person: null })
      await signalLive(tx, { what: 'handoff', by: 'person', ...held })
      return null
    }
    await steps.count(tx)
    const delivered = await keepForPerson(tx, held, row.person, message)
    await steps.attach(tx, held, delivered.messageId)
    return delivered
  })
}

/** Delivers a message that the assistant was answering when the person took over. */
export async function deliverLate(tx: Queryable, held: HeldConversation, message: MessageForPerson) {
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
