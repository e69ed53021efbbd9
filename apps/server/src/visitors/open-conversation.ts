import type { Services } from '../services.ts'
import type { Asked } from './answering-assistant.ts'
import type { Caller } from './identify-caller.ts'
import { sessionFor } from './sessions.ts'
import { ensureConversation } from '../conversations/turns.ts'

/** The conversation that something other than a message belongs to; begun if there is none yet. */
export async function openConversation(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  assistant: Asked,
  caller: Caller,
  wanted: string | undefined,
) {
  const session = sessionFor(secrets, caller, wanted)
  const conversationId = await ensureConversation(db, { assistant, kind: caller.kind, session }, now())
  return { conversationId, sessionId: session.sessionId }
}
