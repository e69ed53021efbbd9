import { ensureConversation } from '../conversations/find-conversation.ts'
import type { Services } from '../services.ts'
import type { AnsweringAssistant } from './answering-assistant.ts'
import type { Caller } from './identify-caller.ts'
import { sessionFor } from './sessions.ts'

/** The conversation that something other than a message belongs to; begun if there is none yet. */
export async function openConversation(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  wanted: string | undefined,
) {
  const session = sessionFor(secrets, caller, wanted)
  const conversationId = await ensureConversation(db, { assistant, kind: caller.kind, session }, now())
  return { conversationId, sessionId: session.sessionId }
}
