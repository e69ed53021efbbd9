import type { history } from '@foyer/contract/chat'
import type { z } from 'zod'
import { findConversation, listMessages, type Place, saveRating } from '../conversations/turns.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { sessionFor } from '../visitors/sessions.ts'
import { tell } from '../webhooks/tell.ts'
import { namesOf } from './events-of-turn.ts'

const mostMessages = 1_000

const none = () => new Failure('not_found', 'No such conversation.')

/** The caller's own place, or none: an id that would not be honoured for asking is not honoured for reading. */
function placeOf(
  services: Pick<Services, 'secrets'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  wanted: string,
): Place {
  const session = sessionFor(services.secrets, caller, wanted)
  if (session.isNew) throw none()
  return { assistant, kind: caller.kind, session }
}

export async function readHistory(
  services: Pick<Services, 'db' | 'secrets'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  sessionId: string,
): Promise<z.infer<typeof history>> {
  const found = await findConversation(services.db, placeOf(services, assistant, caller, sessionId))
  // The test chat of an assistant that was never tried is empty, not missing.
  if (!found && caller.kind !== 'owner') throw none()
  const said = found ? await listMessages(services.db, assistant.accountId, found.id, mostMessages) : []
  return {
    sessionId,
    conversationId: sessionId,
    satisfactionRating: found?.satisfactionRating ?? null,
    messages: said.map((message) => ({
      role: message.role,
      content: message.content,
      timestamp: message.createdAt.toISOString(),
      ...(message.role === 'assistant' && { answered: message.answered, sources: message.sources ?? [] }),
    })),
  }
}

/** The rating, and what the owner's programs are to hear of it, in one. */
export async function rateConversation(
  services: Pick<Services, 'db' | 'secrets' | 'queue' | 'now'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  sessionId: string,
  rating: number,
) {
  const place = placeOf(services, assistant, caller, sessionId)
  const { db, queue, now } = services
  await db.transaction(async (tx) => {
    const conversationId = await saveRating(tx, place, rating)
    if (!conversationId) throw none()
    if (!assistant.hasWebhooks || caller.kind === 'owner') return
    const data = { assistantId: assistant.id, ...namesOf(conversationId, caller, sessionId), rating }
    await tell({ db: tx, queue }, assistant.accountId, now(), [{ type: 'rating.given', data }])
  })
}
