import type { ChatAnswer, ChatRequest } from '@foyer/contract/chat'
import type { Handoff } from '@foyer/contract/handoff'
import { hasFeature } from '../../money/usage/require-feature.ts'
import { spendVisitorMessage } from '../../money/usage/spend.ts'
import type { Services } from '../../services.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import { findConversationAt } from '../conversations/find-conversation.ts'
import { attachToMessage, readSent } from '../files/sent-files.ts'
import { asksForPerson } from '../handoff/asks-for-person.ts'
import { deliverToPerson } from '../handoff/deliver-to-person.ts'
import { requestPerson } from '../handoff/request-person.ts'
import { personPresentReply, requestReply } from '../handoff/words.ts'
import type { AnsweringAssistant } from '../visitors/answering-assistant.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import type { ComposedAnswer } from './compose.ts'

type ArrivedMessage = {
  assistant: AnsweringAssistant
  caller: Caller
  /** A keyed hash. */
  address: string
  request: ChatRequest
  arrivedAt: Date
}

/** Passes a message to the person in the conversation, unanswered and free of charge; null if no person is there. */
export async function passToPerson(
  services: Services,
  { assistant, caller, request, arrivedAt, address }: ArrivedMessage,
  place: ConversationPlace,
): Promise<ChatAnswer | null> {
  const { accountId, plan, dailyIpLimit } = assistant
  const found = await findConversationAt(services.db, place)
  if (!found) return null
  const past = { conversationId: found.id, hasFiles: true }
  const sent = await readSent(services, accountId, past, request.fileIds ?? [])
  const delivered = await deliverToPerson(
    services,
    place,
    { content: request.message, messageKey: request.messageKey ?? null, at: arrivedAt },
    {
      async count(tx) {
        const visitor = { address, ownersLimit: dailyIpLimit }
        if (caller.kind === 'visitor')
          await spendVisitorMessage(tx, { id: accountId, plan }, visitor, services.now())
      },
      attach: (tx, held, messageId) => attachToMessage(tx, held, messageId, sent.ids),
    },
  )
  return delivered && answerOfPerson(assistant, place, delivered.handoff, arrivedAt)
}

export const answerOfPerson = (
  { language }: Pick<AnsweringAssistant, 'language'>,
  { session: { sessionId } }: ConversationPlace,
  handoff: Handoff,
  at: Date,
): ChatAnswer => ({
  response: personPresentReply(language, handoff.person ?? ''),
  language,
  sessionId,
  conversationId: sessionId,
  timestamp: at.toISOString(),
  answered: false,
  confidence: 'none',
  said: 'none',
  sentences: [],
  sources: [],
  more: [],
  handoff,
})

/**
 * Calls a person if a visitor asks the assistant for one. Programs call by their own request, as they may not listen
 * for replies.
 */
export async function callPerson(
  services: Services,
  { assistant, caller, address, request }: ArrivedMessage,
  place: ConversationPlace,
): Promise<{ composed: ComposedAnswer; handoff: Handoff } | null> {
  if (!assistant.handoff || caller.kind !== 'visitor') return null
  const language = asksForPerson(request.message)
  if (!language) return null
  const { session } = place
  const question = request.message
  const handoff = await requestPerson(services, { assistant, caller, address, session, question })
  const speaks = assistant.multiLanguage && hasFeature(assistant.tier, 'multiLanguage')
  const spoken = speaks ? language : assistant.language
  const composed: ComposedAnswer = {
    content: requestReply(spoken, handoff.state !== 'missed'),
    confidence: 'sure',
    said: 'plain',
    sentences: [],
    sources: [],
    more: [],
    answeredBy: 'handoff',
    fallbackReason: null,
    cut: [],
    secondLook: null,
    language: spoken,
    answerLanguage: spoken,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
  }
  return { composed, handoff }
}
