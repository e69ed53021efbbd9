import type { ChatRequest } from '@foyer/contract/chat'
import type { WebhookEventData } from '../../machines/webhooks/send-events.ts'
import type { SaidAnswer } from '../conversations/keep-turns.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { conversationNames } from '../visitors/name-conversation.ts'

type QuestionOfTurn = {
  assistant: AnsweringAssistant
  caller: Caller
  request: Pick<ChatRequest, 'message'>
  sessionId: string
}

/** The webhook events of a turn; null without webhooks and for the owner's test chats. */
export function webhookEventsOf(
  { assistant, caller, request, sessionId }: QuestionOfTurn,
  said: SaidAnswer | null,
  isFirst: boolean,
): ((conversationId: string) => WebhookEventData[]) | null {
  if (!said || !assistant.hasWebhooks || caller.kind === 'owner') return null
  const { content: answer, confidence, sources, language } = said
  return (conversationId) => {
    const of = { assistantId: assistant.id, ...conversationNames(conversationId, caller, sessionId) }
    const turn = { ...of, question: request.message, answer, confidence, sources, language }
    return [
      ...(isFirst ? [{ type: 'conversation.started' as const, data: of }] : []),
      { type: confidence === 'sure' ? 'message.answered' : 'question.unanswered', data: turn },
    ]
  }
}
