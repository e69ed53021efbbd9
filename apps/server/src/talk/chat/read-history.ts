import type { history } from '@foyer/contract/chat'
import type { z } from 'zod'
import { sendEvents } from '../../machines/webhooks/send-events.ts'
import type { Services } from '../../services.ts'
import { findMessagesAt } from '../conversations/find-conversation.ts'
import { rateConversationAt } from '../conversations/rate-conversation.ts'
import { showMessage } from '../conversations/show-message.ts'
import { readHandoff } from '../handoff/read-handoff.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import { noConversation, placeOf } from '../visitors/caller-place.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { conversationNames } from '../visitors/name-conversation.ts'

export async function readHistory(
  services: Pick<Services, 'db' | 'secrets' | 'now' | 'handingOver'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  sessionId: string,
): Promise<z.infer<typeof history>> {
  const found = await findMessagesAt(services.db, placeOf(services.secrets, assistant, caller, sessionId))
  // An assistant without a test chat has an empty history, not a missing one.
  if (!found && caller.kind !== 'owner') throw noConversation()
  const handoff = found && (await readHandoff(services, assistant.accountId, found.id))
  return {
    sessionId,
    conversationId: sessionId,
    satisfactionRating: found?.satisfactionRating ?? null,
    messages: (found?.said ?? []).map((message) => showMessage(message, { making: caller.kind === 'owner' })),
    ...(handoff && { handoff }),
  }
}

export async function rateConversation(
  services: Pick<Services, 'db' | 'secrets' | 'queue' | 'now'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  sessionId: string,
  rating: number,
) {
  const place = placeOf(services.secrets, assistant, caller, sessionId)
  const { db, queue, now } = services
  await db.transaction(async (tx) => {
    const conversationId = await rateConversationAt(tx, place, rating)
    if (!conversationId) throw noConversation()
    if (!assistant.hasWebhooks || caller.kind === 'owner') return
    const data = {
      assistantId: assistant.id,
      ...conversationNames(conversationId, caller, sessionId),
      rating,
    }
    await sendEvents({ db: tx, queue }, assistant.accountId, now(), [{ type: 'rating.given', data }])
  })
}
