import type { Secrets } from '../../platform/crypto/secrets.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import type { AnsweringAssistant } from './answering-assistant.ts'
import type { Caller } from './identify-caller.ts'
import { sessionFor } from './sessions.ts'

export const noConversation = () => new Failure('not_found', 'No such conversation.')

/** Rejects guessable ids for reading, as for asking. */
export function placeOf(
  secrets: Pick<Secrets, 'fingerprint'>,
  assistant: AnsweringAssistant,
  caller: Caller,
  wanted: string,
): ConversationPlace {
  const session = sessionFor(secrets, caller, wanted)
  if (session.isNew) throw noConversation()
  return { assistant, kind: caller.kind, session }
}
