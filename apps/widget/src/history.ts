import type { Handoff } from '@foyer/contract/handoff'
import { troubleOf } from './ask.ts'
import { call } from './call.ts'
import type { Answer, AnswerDetails } from './message.ts'
import type { Session } from './session.ts'

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface HistoryWiring {
  session: Session
  chat: {
    url: string
    /** Inserts the earlier messages. */
    bring(earlier: Node, past: RestoredTalk): void
    sourcesOf(details: object): unknown
  }
  announce(text: string): void
  createAnswer(announce: (text: string) => void, author?: string): Answer
  /** Marks the sentences of an answer with their sources. */
  cited?(body: HTMLElement, details: AnswerDetails): void
  visitorMessage(text: string, fileNames: string[]): HTMLElement
  /** Receives the visitor's last message. */
  recalled(words: string): void
  /** The answer was unsure or none. */
  offerLead(answer: HTMLElement): void
  handedOver(handoff: Handoff | undefined, isPast: boolean): void
}

export interface RestoredTalk {
  /** The number of questions. */
  asked: number
  /** The id of the last message. */
  shown: number
  rated: boolean
}

export type Restore = (wiring: HistoryWiring) => Promise<void>

/** Shows the messages of an earlier page or of another tab. */
export const restore: Restore = async (wiring) => {
  const { session, chat, announce } = wiring
  const id = session.id()
  const response = await call(`${chat.url}/history?sessionId=${id}`)
  const history = await response.json()
  const trouble = response.ok ? undefined : troubleOf(response.status, history)
  // The conversation was deleted or is another visitor's. The next message starts a new one.
  if (trouble === 'unavailable') session.forget()
  if (trouble || id !== session.id()) return
  const earlier = document.createDocumentFragment()
  const past: RestoredTalk = { asked: 0, shown: 0, rated: Boolean(history.satisfactionRating) }
  let last: Answer | undefined
  let answered: unknown
  let words = ''
  for (const message of history.messages) {
    const text = String(message.content)
    past.shown = message.id
    if (message.role === 'user') {
      words = text
      earlier.append(wiring.visitorMessage(text, []))
      past.asked++
    } else {
      const answer = wiring.createAnswer(announce, message.author)
      answer.show(text, true)
      earlier.append(answer.element)
      answered = message.answered
      if (!message.author) {
        answer.finish(chat.sourcesOf(message), message.language)
        if (answer.body) wiring.cited?.(answer.body, { ...message, response: text })
        last = answer
      }
    }
  }
  chat.bring(earlier, past)
  wiring.recalled(words)
  wiring.handedOver(history.handoff, true)
  if (last && answered === false) wiring.offerLead(last.element)
}
