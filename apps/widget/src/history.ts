import type { Handoff } from '@foyer/contract/handoff'
import { troubleOf } from './ask.ts'
import { call } from './call.ts'
import type { Answer, AnswerDetails } from './message.ts'
import type { Session } from './session.ts'

/**
 * What the panel hands over. As with the bubble and the panel, the two may come from different releases: this only
 * ever grows.
 */
export interface HistoryWiring {
  session: Session
  chat: {
    url: string
    /** Puts what was said before in its place. */
    bring(earlier: Node, past: RestoredTalk): void
    sourcesOf(told: object): unknown
  }
  announce(text: string): void
  createAnswer(announce: (text: string) => void, author?: string): Answer
  /** An answer tells which of its sentences is from where. */
  cited?(body: HTMLElement, told: AnswerDetails): void
  visitorMessage(text: string, fileNames: string[]): HTMLElement
  /** The last that the visitor said. */
  recalled(words: string): void
  /** An answer did not tell what was asked, or not surely. */
  offerLead(answer: HTMLElement): void
  /** Who answers, as it was left. */
  handedOver(handoff: Handoff | undefined, isPast: boolean): void
}

export interface RestoredTalk {
  /** How many questions were asked. */
  asked: number
  /** The id of the last message. */
  shown: number
  rated: boolean
}

export type Restore = (wiring: HistoryWiring) => Promise<void>

/** Brings back what was said on an earlier page, or in another tab. */
export const restore: Restore = async (wiring) => {
  const { session, chat, announce } = wiring
  const id = session.id()
  const response = await call(`${chat.url}/history?sessionId=${id}`)
  const history = await response.json()
  const trouble = response.ok ? undefined : troubleOf(response.status, history)
  // Gone, or not this visitor's: the next message begins a conversation of its own.
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
      const said = wiring.createAnswer(announce, message.author)
      said.show(text, true)
      earlier.append(said.element)
      answered = message.answered
      if (!message.author) {
        said.finish(chat.sourcesOf(message))
        if (said.body) wiring.cited?.(said.body, { ...message, response: text })
        last = said
      }
    }
  }
  chat.bring(earlier, past)
  wiring.recalled(words)
  wiring.handedOver(history.handoff, true)
  if (last && answered === false) wiring.offerLead(last.element)
}
