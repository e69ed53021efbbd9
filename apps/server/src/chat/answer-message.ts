import { type ChatAnswer, type ChatRequest, sessionOf } from '@foyer/contract/chat'
import { attachToMessage, readSent } from '../files/sent-files.ts'
import { isOurFault } from '../http/failure.ts'
import { hasFeature } from '../usage/require-feature.ts'
import type { Asked } from './asked.ts'
import type { Chat } from './chat.ts'
import { compose } from './compose.ts'
import type { Caller } from './identify-caller.ts'
import { sessionFor } from './sessions.ts'
import type { Past, Place } from './store.ts'

export type Asking = {
  /** When it arrived, in microseconds; no two of a process are the same. */
  turn: number
  assistant: Asked
  caller: Caller
  /** The visitor's address as a keyed hash. */
  address: string
  request: ChatRequest
  /** Its protocol brings all that was said before with each question: that counts, whatever is stored. */
  bringsHistory?: boolean
}

export type Hearing = {
  /** Called once nothing can be refused any more: from here on it is answered. */
  accepted(): void
  /** Called with each further piece of the answer. */
  say(text: string): void
  /** Somebody reads along as it is said. */
  watched: boolean
  /** Aborted when whoever asked has left. */
  leaving: AbortSignal
}

/**
 * One question, one answer: counted, worked out, stored, and only then acknowledged. Whoever leaves midway is not
 * refunded, else leaving would be a way to be answered for nothing.
 */
export async function answerMessage(chat: Chat, asking: Asking, hearing: Hearing): Promise<ChatAnswer> {
  const { services } = chat
  const { assistant, caller, request, turn } = asking
  const arrivedAt = new Date(turn / 1_000)
  const session = sessionFor(services.secrets, caller, sessionOf(request))
  const place: Place = { assistant, kind: caller.kind, session }

  const before = session.isNew ? null : chat.findPast(place)
  before?.catch(() => {})
  const refund = await spend(chat, asking)
  try {
    const past = await before
    const sent = await readSent(services, assistant.accountId, past, request.fileIds ?? [])
    const composed = await compose(
      chat,
      assistant,
      {
        question: {
          text: request.message,
          history: historyOf(past, asking),
          files: sent.documents,
          multiLanguage: assistant.multiLanguage && hasFeature(assistant.tier, 'multiLanguage'),
        },
        whose: asking.address,
      },
      { ...hearing, pictures: sent.pictures, newPictures: sent.newPictures },
    )
    const at = services.now()
    const said = composed && { ...composed, responseMs: at.getTime() - arrivedAt.getTime() }
    const stored = await chat.storeTurn({ place, arrivedAt, turn, question: request.message, said, at })
    if (sent.ids.length > 0) await attachToMessage(services, assistant.accountId, stored, sent.ids)
    return {
      response: said?.content ?? '',
      sessionId: session.sessionId,
      conversationId: session.sessionId,
      timestamp: at.toISOString(),
      answered: said?.answered ?? false,
      sources: said?.sources ?? [],
    }
  } catch (error) {
    await refund(services.db, isOurFault(error) ? 'ours' : 'theirs')
    throw error
  }
}

/** Counts a message against the limits of its caller, or refuses. */
export function spend(
  { services: { now }, till }: Chat,
  { assistant, caller, address }: Pick<Asking, 'assistant' | 'caller' | 'address'>,
) {
  const account = { id: assistant.accountId, tier: assistant.tier }
  const visitor = caller.kind === 'visitor' ? { address, ownersLimit: assistant.dailyIpLimit } : null
  return till.spendMessage(account, visitor, now())
}

/** What was stored counts; what the caller says was said, only while nothing is, or where nothing else can be known. */
function historyOf(past: Past | null, { request, bringsHistory }: Asking) {
  const stored = past && past.turns.length > 0 && !bringsHistory
  return stored ? past.turns : (request.conversationHistory ?? []).slice(-20)
}
