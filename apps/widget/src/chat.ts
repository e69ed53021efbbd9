import type { ChatRequest, UploadedFile } from '@foyer/contract/chat'
import type { Handoff } from '@foyer/contract/handoff'
import { ask, type Trouble } from './ask.ts'
import { h } from './dom.ts'
import type { Draft } from './draft.ts'
import { createFollow } from './follow.ts'
import type { RestoredTalk } from './history.ts'
import type { Host } from './host.ts'
import { type Answer, type AnswerDetails, troubleNote, visitorMessage } from './message.ts'
import type { Session } from './session.ts'
import { readSettings } from './settings.ts'
import { joinTabs } from './tabs.ts'
import { texts } from './texts.ts'
import { createTypist, type Typist } from './typist.ts'

const reasons = {
  unreachable: texts.unreachable,
  failed: texts.failed,
  cutShort: texts.cutShort,
  limit: texts.limit,
}

interface Wiring {
  host: Host
  session: Session
  draft: Draft
  list: HTMLElement
  announce(text: string): void
  createAnswer(announce: (text: string) => void): Answer
  /** An answer is complete. */
  said(text: string, language: unknown): void
  changed(): void
  chime(): void
  /** Another tab of this visitor has gone on with the conversation. */
  askedElsewhere(): void
  /** The answer was unsure or none. */
  unanswered(answer: HTMLElement): void
  /** Marks the sentences of an answer with their sources. */
  cited(body: HTMLElement, details: AnswerDetails): void
  /** An answer is complete; `sources` are those of a sure one. */
  answered(sources: unknown): void
  /** The assistant is switched off or refuses this page. */
  assistantAway(trouble: Trouble): void
  /** Called after each answer: a person may answer from now on. */
  handedOver(handoff: Handoff | undefined, isPast: boolean, isSaid: boolean): void
  /** A person is there, and the assistant is silent. */
  person(): boolean | undefined
  refocus(): void
}

/** The conversation: messages, answers as they arrive, and failures. */
export function createChat(wiring: Wiring) {
  const { host, session, draft, list, announce } = wiring
  const url = `${host.api}/api/chat/${encodeURIComponent(host.id)}`
  const messages = h('div', { class: 'foyer-messages' })
  list.append(messages)
  let asked = 0
  let shown = 0
  let rated = false
  let elsewhere = false
  let question: HTMLElement | undefined
  let busy = false
  let cancel: AbortController | undefined
  let typing: Typist | undefined

  const follow = createFollow(list, () => question)

  const pace = () =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : readSettings(host.settings()).pace

  function setBusy(value: boolean) {
    busy = value
    wiring.changed()
  }

  /** Used by the history part of earlier releases, too. */
  const sourcesOf = ({ sources }: AnswerDetails) => sources

  function conclude(answer: Answer, details: AnswerDetails) {
    answer.finish(sourcesOf(details), details.language)
    wiring.cited(answer.body, details)
    if (details.answered === false) wiring.unanswered(answer.element)
    wiring.answered(details.answered && details.sources)
  }

  function send(words: string, files: UploadedFile[]) {
    typing?.flush()
    const fileNames: string[] = []
    let text = words
    for (const { name } of files) {
      if (words) fileNames.push(name)
      else text += (text && ', ') + name
    }
    question = visitorMessage(text, fileNames)
    messages.append(question)
    asked++
    deliver(text, words, files, `${Math.random()}`.slice(2))
  }

  async function deliver(text: string, words: string, files: UploadedFile[], messageKey: string) {
    const request: ChatRequest = { message: text, sessionId: session.id(), messageKey }
    draft.send(words)
    if (files.length) {
      request.fileIds = []
      for (const file of files) request.fileIds.push(file.id)
      // Pages add toJSON to arrays, too (see `call`).
      Object.setPrototypeOf(request.fileIds, null)
    }
    const attempt = new AbortController()
    cancel = attempt
    const answer = wiring.createAnswer(announce)
    if (!wiring.person()) {
      messages.append(answer.element)
      announce(texts.typing)
    }
    setBusy(true)
    follow(true)
    let details: AnswerDetails = {}
    const typist = createTypist(pace(), (shown, complete) => {
      answer.show(shown, complete)
      if (complete) {
        typing = undefined
        conclude(answer, details)
        wiring.said(answer.text(), details.language)
        wiring.chime()
      }
      follow(false)
    })
    typing = typist

    const outcome = await ask(url, request, typist.write, attempt)
    if (cancel !== attempt) return
    setBusy(false)
    if (outcome.answer) {
      session.begin(outcome.answer.sessionId)
      draft.settle(words)
      tellOtherTabs()
      const { handoff } = outcome.answer
      // The answer itself says that a person was called.
      wiring.handedOver(handoff, false, true)
      if (handoff?.state === 'person') {
        typist.stop()
        typing = undefined
        answer.element.remove()
        return
      }
      details = outcome.answer
      typist.write(String(outcome.answer.response))
      typist.end()
      return
    }
    const partial = typist.stop()
    typing = undefined
    const trouble = outcome.trouble || 'failed'
    if (trouble === 'offline' || trouble === 'unavailable') {
      answer.element.remove()
      wiring.assistantAway(trouble)
    } else {
      if (trouble === 'cutShort') {
        session.begin()
        answer.show(partial, true)
      } else answer.element.remove()
      const note = troubleNote(reasons[trouble], () => {
        answer.element.remove()
        wiring.refocus()
        deliver(text, words, files, messageKey)
      })
      messages.append(note)
      announce(reasons[trouble])
    }
    follow(true)
  }

  const tellOtherTabs = joinTabs(url, () => {
    if (busy || typing) return
    elsewhere = true
    wiring.askedElsewhere()
  })

  return {
    url,
    messages,
    shown: () => shown,
    send,
    sourcesOf,
    /** Inserts the stored conversation. After a message in another tab it also holds the messages of this one. */
    bring(earlier: Node, past: RestoredTalk) {
      if (elsewhere) {
        messages.replaceChildren()
        asked = 0
      }
      messages.prepend(earlier)
      asked += past.asked
      shown = past.shown
      rated = past.rated
      follow(true)
    },
    busy: () => busy,
    asked: () => asked,
    rated: () => rated,
    finishTyping: () => typing?.flush(),
    follow,
    restart() {
      cancel?.abort()
      cancel = undefined
      typing?.stop()
      typing = undefined
      session.forget()
      draft.clear()
      rated = false
      messages.replaceChildren()
      asked = shown = 0
      setBusy(false)
    },
  }
}
