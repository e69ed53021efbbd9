import type { ChatRequest } from '@foyer/contract/chat'
import type { Said, StoredTurn } from '../conversations/turns.ts'
import type { Services } from '../services.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { tell } from '../webhooks/tell.ts'

type Asked = {
  assistant: AnsweringAssistant
  caller: Caller
  request: Pick<ChatRequest, 'message'>
  sessionId: string
}

/**
 * How an event names a conversation. A session is named to the owner's own programs alone, which chose the name and ask
 * with a key: who knows a visitor's may go on with their conversation.
 */
export const namesOf = (conversationId: string, caller: Caller, sessionId: string) => ({
  conversationId,
  ...(caller.kind === 'integrator' && { sessionId }),
})

/** Tells the owner's programs what was asked and answered; their own tries are no news. */
export async function tellTurn(
  services: Pick<Services, 'db' | 'queue' | 'log'>,
  { assistant, caller, request, sessionId }: Asked,
  { conversationId }: StoredTurn,
  said: Said,
  { at, isFirst }: { at: Date; isFirst: boolean },
) {
  if (!assistant.hasWebhooks || caller.kind === 'owner') return
  const of = { assistantId: assistant.id, ...namesOf(conversationId, caller, sessionId) }
  const { content: answer, answered, sources, language } = said
  const turn = { ...of, question: request.message, answer, sources, language }
  try {
    await tell(services, assistant.accountId, at, [
      ...(isFirst ? [{ type: 'conversation.started' as const, data: of }] : []),
      { type: answered ? 'message.answered' : 'question.unanswered', data: turn },
    ])
  } catch (error) {
    // The answer is stored, and the visitor who waits for it has nothing to do with the owner's programs.
    services.log.error({ err: error, assistant: assistant.id }, 'webhooks were not told of an answer')
  }
}
