import { type ChatAnswer, type ChatRequest, sessionOf } from '@foyer/contract/chat'
import { countsAgainstMonth } from '../../money/usage/counts-against-month.ts'
import { hasFeature } from '../../money/usage/require-feature.ts'
import { Failure, isServerFault } from '../../platform/http/failure.ts'
import { makingOf } from '../conversations/confidence-of.ts'
import type { ConversationPlace } from '../conversations/conversation-place.ts'
import type { PastConversation } from '../conversations/find-conversation.ts'
import { readSent } from '../files/sent-files.ts'
import { signalAnswered } from '../handoff/signal-answered.ts'
import { watchForPerson } from '../handoff/watch-for-person.ts'
import type { Caller } from '../visitors/identify-caller.ts'
import { sessionFor } from '../visitors/sessions.ts'
import { answerLead, sayWithLead } from './answer-lead.ts'
import { answerOfPerson, callPerson, giveToPerson } from './call-person.ts'
import type { Chat } from './chat.ts'
import { compose, type ReplyHearer } from './compose.ts'
import { tellingOf } from './events-of-turn.ts'
import type { AskedAssistant } from './find-asked-assistant.ts'

export type ReceivedMessage = {
  arrivedAt: Date
  assistant: AskedAssistant
  caller: Caller
  /** The visitor's address as a keyed hash. */
  address: string
  request: ChatRequest
  /** Its protocol brings all that was said before with each question: that counts, whatever is stored. */
  bringsHistory?: boolean
}

/**
 * One question, one answer: counted, worked out, stored, and only then acknowledged. What ended in 'not told' is given
 * back to the owner's month; the owner's own test chats are not counted at all.
 */
export async function answerMessage(
  chat: Chat,
  received: ReceivedMessage,
  hearer: ReplyHearer,
): Promise<ChatAnswer> {
  const { services } = chat
  const { assistant, caller, request } = received
  const session = sessionFor(services.secrets, caller, sessionOf(request))
  const place: ConversationPlace = { assistant, kind: caller.kind, session }

  if (assistant.hasPerson && !session.isNew) {
    const heard = await giveToPerson(services, received, place)
    if (heard) {
      hearer.accepted()
      return heard
    }
  }
  const before = session.isNew ? null : chat.findPast(place)
  before?.catch(() => {})
  const spent = await spend(chat, received)
  const { said, at, handoff, person, conversationId } = await answerAndStore(chat, received, hearer, {
    place,
    before,
  }).catch(async (error) => {
    await spent?.refund(isServerFault(error) ? 'month and day' : 'month')
    throw error
  })
  if (person) {
    await spent?.refund('month')
    hearer.retract()
    return answerOfPerson(assistant, place, person, at)
  }
  // Calling a person is no answer of the assistant's.
  await (countsAgainstMonth(said) && !handoff ? spent?.keep() : spent?.refund('month'))
  return {
    response: said?.content ?? '',
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
    ...(caller.kind === 'owner' && said && makingOf({ conversationId, ...said })),
  }
}

type ConversationSoFar = { place: ConversationPlace; before: Promise<PastConversation | null> | null }

/** `person`: somebody has stepped in meanwhile and got the message; what the assistant said of it counts for nothing. */
async function answerAndStore(
  chat: Chat,
  received: ReceivedMessage,
  hearer: ReplyHearer,
  { place, before }: ConversationSoFar,
) {
  const past = await before
  if (!past) return answerAfter(chat, received, hearer, { place, past })
  const { conversationId } = past
  const { accountId } = received.assistant
  const { came, stop } = watchForPerson(chat.services, chat.live, { accountId, conversationId })
  const untilThen: ReplyHearer = {
    ...hearer,
    say(text) {
      if (!came.aborted) hearer.say(text)
    },
    leaving: AbortSignal.any([hearer.leaving, came]),
  }
  return answerAfter(chat, received, untilThen, { place, past }).finally(stop)
}

async function answerAfter(
  chat: Chat,
  received: ReceivedMessage,
  hearer: ReplyHearer,
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
    isAboutElse: called !== null || sent.ids.length > 0,
  })
  const composed = await sayWithLead(lead, request.message, hearer, async (text) => {
    if (called) {
      hearer.accepted()
      hearer.say(called.composed.content)
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
      { ...hearer, pictures: sent.pictures, newPictures: sent.newPictures, newDocuments: sent.newDocuments },
    )
  })
  const at = services.now()
  const said = composed && { ...composed, responseMs: at.getTime() - arrivedAt.getTime() }
  const asked = { ...received, sessionId: place.session.sessionId }
  const telling = tellingOf(asked, said, !past?.messages.length)
  const stored = await chat.storeTurn({
    place,
    arrivedAt,
    question: request.message,
    said,
    at,
    fileIds: sent.ids,
    messageKey: request.messageKey ?? null,
    telling,
  })
  if (!stored) throw new Failure('not_found', 'No such assistant.')
  if (assistant.handoff) signalAnswered(services, assistant, stored)
  const { conversationId } = stored
  return { said, at, handoff: called?.handoff, person: stored.handoff, conversationId }
}

/** Counts a message against the limits of its caller, or refuses. The owner's own test chats are not counted: null. */
export async function spend(
  { services: { now }, messageCounter }: Chat,
  { assistant, caller, address }: Pick<ReceivedMessage, 'assistant' | 'caller' | 'address'>,
) {
  if (caller.kind === 'owner') return null
  const account = { id: assistant.accountId, plan: assistant.plan }
  const visitor = caller.kind === 'visitor' ? { address, ownersLimit: assistant.dailyIpLimit } : null
  return messageCounter.spendMessage(account, visitor, now())
}

/** What was stored counts; what the caller says was said, only while nothing is, or where nothing else can be known. */
function historyOf(past: PastConversation | null, { request, bringsHistory }: ReceivedMessage) {
  const stored = past && past.messages.length > 0 && !bringsHistory
  return stored ? past.messages : (request.conversationHistory ?? []).slice(-20)
}
