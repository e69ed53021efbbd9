import { type ChatAnswer, type ChatRequest, sessionOf } from '@foyer/contract/chat'
import { countsAgainstMonth } from '../../money/usage/counts-against-month.ts'
import { hasFeature } from '../../money/usage/require-feature.ts'
import { Failure, isServerFault } from '../../platform/http/failure.ts'
import { showMaking } from '../conversations/confidence-of.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import type { PastConversation } from '../conversations/find-conversation.ts'
import { readSent } from '../files/sent-files.ts'
import { signalAnswered } from '../handoff/signal-answered.ts'
import { watchForPerson } from '../handoff/watch-for-person.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { sessionFor } from '../visitors/sessions.ts'
import { answerLead, combineWithLead } from './answer-lead.ts'
import { answerOfPerson, callPerson, passToPerson } from './call-person.ts'
import type { Chat } from './chat.ts'
import { compose, type ReplySink } from './compose.ts'
import type { AskedAssistant } from './find-asked-assistant.ts'
import { webhookEventsOf } from './turn-events.ts'

export type ReceivedMessage = {
  arrivedAt: Date
  assistant: AskedAssistant
  caller: Caller
  /** A keyed hash. */
  address: string
  request: ChatRequest
  /** The protocol sends the whole history with each question. It replaces the stored one. */
  bringsHistory?: boolean
}

/** Answers and stores a question before acknowledging it. Unanswered questions are refunded to the owner's month. */
export async function answerMessage(
  chat: Chat,
  received: ReceivedMessage,
  sink: ReplySink,
): Promise<ChatAnswer> {
  const { services } = chat
  const { assistant, caller, request } = received
  const session = sessionFor(services.secrets, caller, sessionOf(request))
  const place: ConversationPlace = { assistant, kind: caller.kind, session }

  if (assistant.hasPerson && !session.isNew) {
    const passedOn = await passToPerson(services, received, place)
    if (passedOn) {
      sink.accepted()
      return passedOn
    }
  }
  const before = session.isNew ? null : chat.findPast(place)
  before?.catch(() => {})
  const spent = await spend(chat, received)
  const { said, at, handoff, person, conversationId } = await answerAndStore(chat, received, sink, {
    place,
    before,
  }).catch(async (error) => {
    await spent?.refund(isServerFault(error) ? 'month and day' : 'month')
    throw error
  })
  if (person) {
    await spent?.refund('month')
    sink.retract()
    return answerOfPerson(assistant, place, person, at)
  }
  // Calling a person is not an answer of the assistant.
  await (countsAgainstMonth(said) && !handoff ? spent?.keep() : spent?.refund('month'))
  return {
    response: said?.content ?? '',
    language: said?.answerLanguage ?? assistant.language,
    sessionId: session.sessionId,
    conversationId: session.sessionId,
    timestamp: at.toISOString(),
    answered: said?.confidence === 'sure',
    confidence: said?.confidence ?? 'none',
    said: said?.said ?? 'none',
    sentences: said?.sentences ?? [],
    sources: said?.sources ?? [],
    more: said?.more ?? [],
    ...(handoff && { handoff }),
    ...(caller.kind === 'owner' && said && showMaking({ conversationId, ...said })),
  }
}

type ConversationSoFar = { place: ConversationPlace; before: Promise<PastConversation | null> | null }

/**
 * `person` is set if a person took over meanwhile. They received the message, and the assistant's answer is discarded.
 */
async function answerAndStore(
  chat: Chat,
  received: ReceivedMessage,
  sink: ReplySink,
  { place, before }: ConversationSoFar,
) {
  const past = await before
  if (!past) return composeAndStore(chat, received, sink, { place, past })
  const { conversationId } = past
  const { accountId } = received.assistant
  const { arrived, stop } = watchForPerson(chat.services, chat.live, { accountId, conversationId })
  const untilTakenOver: ReplySink = {
    ...sink,
    say(text) {
      if (!arrived.aborted) sink.say(text)
    },
    leaving: AbortSignal.any([sink.leaving, arrived]),
  }
  return composeAndStore(chat, received, untilTakenOver, { place, past }).finally(stop)
}

async function composeAndStore(
  chat: Chat,
  received: ReceivedMessage,
  sink: ReplySink,
  { place, past }: { place: ConversationPlace; past: PastConversation | null },
) {
  const { services } = chat
  const { assistant, request, arrivedAt, address } = received
  const sent = await readSent(services, assistant.accountId, past, request.fileIds ?? [])
  const history = historyOf(past, received)
  const called = await callPerson(services, received, place)
  const lead = await answerLead(services, received, place.session, {
    text: request.message,
    history,
    isOffTopic: called !== null || sent.ids.length > 0,
  })
  const composed = await combineWithLead(lead, request.message, sink, async (text) => {
    if (called) {
      sink.accepted()
      sink.say(called.composed.content)
      return called.composed
    }
    return compose(
      chat,
      assistant,
      {
        question: {
          text,
          history,
          files: sent.documents,
          newFiles: sent.newDocuments,
          multiLanguage: assistant.multiLanguage && hasFeature(assistant.tier, 'multiLanguage'),
        },
        whose: address,
      },
      { ...sink, pictures: sent.pictures, newPictures: sent.newPictures, newDocuments: sent.newDocuments },
    )
  })
  const at = services.now()
  const said = composed && { ...composed, responseMs: at.getTime() - arrivedAt.getTime() }
  const asked = { ...received, sessionId: place.session.sessionId }
  const webhookEvents = webhookEventsOf(asked, said, !past?.messages.length)
  const stored = await chat.storeTurn({
    place,
    arrivedAt,
    question: request.message,
    said,
    at,
    fileIds: sent.ids,
    messageKey: request.messageKey ?? null,
    webhookEvents,
  })
  if (!stored) throw new Failure('not_found', 'No such assistant.')
  if (assistant.handoff) signalAnswered(services, assistant, stored)
  const { conversationId } = stored
  return { said, at, handoff: called?.handoff, person: stored.handoff, conversationId }
}

export async function spend(
  { services: { now }, messageCounter }: Chat,
  { assistant, caller, address }: Pick<ReceivedMessage, 'assistant' | 'caller' | 'address'>,
) {
  if (caller.kind === 'owner') return null
  const account = { id: assistant.accountId, plan: assistant.plan }
  const visitor = caller.kind === 'visitor' ? { address, ownersLimit: assistant.dailyIpLimit } : null
  return messageCounter.spendMessage(account, visitor, now())
}

/** The stored history wins over the one the caller sends. */
function historyOf(past: PastConversation | null, { request, bringsHistory }: ReceivedMessage) {
  const stored = past && past.messages.length > 0 && !bringsHistory
  return stored ? past.messages : (request.conversationHistory ?? []).slice(-20)
}
