import type { Handoff } from '@foyer/contract/handoff'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { findConversationAt } from '../conversations/find-conversation.ts'
import { keepLiveMessage } from '../conversations/keep-live-message.ts'
import type { StoredTurn } from '../conversations/keep-turns.ts'
import type { Services } from '../services.ts'
import { signalLive } from './signals.ts'
import { changeHandoff, isPerson, lockHandoff } from './store.ts'

export type MessageForPerson = { content: string; messageKey: string | null; arrivedAt: number; at: Date }

export type DeliveredMessage = { handoff: Handoff; stored: StoredTurn }

/**
 * Hands a visitor's message to the person who is there; null where nobody is, and the assistant is to answer. A person
 * who has been still for long has left without a word: the conversation goes back to the assistant.
 */
export async function deliverToPerson(
  { db, handingOver }: Pick<Services, 'db' | 'handingOver'>,
  place: ConversationPlace,
  { content, messageKey, arrivedAt, at }: MessageForPerson,
  /** Called where somebody is there, before anything is stored; may refuse. */
  count: (tx: Parameters<Parameters<Services['db']['transaction']>[0]>[0]) => Promise<void>,
): Promise<DeliveredMessage | null> {
  const { id: assistantId, accountId } = place.assistant
  const found = await findConversationAt(db, place)
  if (!found) return null
  const whose = { conversationId: found.id, accountId, assistantId }
  return db.transaction(async (tx) => {
    const row = await lockHandoff(tx, whose)
    if (row?.state !== 'person') return null
    if (at.getTime() - (row.activeAt?.getTime() ?? 0) > handingOver.silenceMs) {
      await changeHandoff(tx, whose, isPerson, { state: 'assistant', person: null })
      await signalLive(tx, { what: 'handoff', by: 'person', ...whose })
      return null
    }
    await count(tx)
    const said = { role: 'user', content, author: null, key: messageKey, arrivedAt, at } as const
    const stored = await keepLiveMessage(tx, accountId, found.id, said)
    if (!stored) return null
    if (stored.isNew) await signalLive(tx, { what: 'message', by: 'visitor', ...whose })
    return {
      handoff: { state: 'person', person: row.person, reason: null },
      stored: { conversationId: found.id, messageId: stored.id },
    }
  })
}
