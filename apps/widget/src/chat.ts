import type { ChatRequest, UploadedFile } from '@foyer/contract/chat'
import type { Handoff } from '@foyer/contract/handoff'
import { ask, type Trouble } from './ask.ts'
import { h } from './dom.ts'
import type { Draft } from './draft.ts'
import { createFollow } from './follow.ts'
import type { RestoredTalk } from './history.ts'
import type { Host } from './host.ts'
import { type Answer, type AnswerDetails, createAnswer, troubleNote, visitorMessage } from './message.ts'
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
  /** An answer is complete. */
  said(text: string): void
  changed(): void
  /** Sounds two soft notes, where the visitor wants them. */
  chime(): void
  /** Another tab of this visitor has gone on with the conversation. */
  saidElsewhere(): void
  /** An answer did not tell what was asked, or not surely. */
  unanswered(answer: HTMLElement): void
  /** An answer tells which of its sentences is from where. */
  cited(body: HTMLElement, told: AnswerDetails): void
  /** An answer stands, with the pages it leans on where it told what was asked. */
  answered(sources: unknown): void
  /** The assistant turned out to be away or refused. */
  turnedAway(trouble: Trouble): void
  /** Who answers, as an answer said it; told after each, as a person may come. */
  handedOver(handoff: Handoff | undefined): void
  /** A person is there, and the assistant is silent. */
  person(): boolean | undefined
  /** What had the focus is gone. */
  refocus(): void
}

/** The conversation itself: what was said, what is being said, and what went wrong. */
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

  /** For the part that restores a conversation, which may come from an earlier release. */
  const sourcesOf = ({ sources }: AnswerDetails) => sources

  function conclude(answer: Answer, told: AnswerDetails) {
    answer.finish(sourcesOf(told))
    wiring.cited(answer.body, told)
    if (told.answered === false) wiring.unanswered(answer.element)
    wiring.answered(told.answered && told.sources)
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
      // Pages add toJSON to lists too, as in `call`.
      Object.setPrototypeOf(request.fileIds, null)
    }
    const attempt = new AbortController()
    cancel = attempt
    const answer = createAnswer(announce)
    if (!wiring.person()) {
      messages.append(answer.element)
      announce(texts.typing)
    }
    setBusy(true)
    follow(true)
    let told: AnswerDetails = {}
    const typist = createTypist(pace(), (shown, complete) => {
      answer.show(shown, complete)
      if (complete) {
        typing = undefined
        conclude(answer, told)
        wiring.said(answer.text())
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
      wiring.handedOver(handoff)
      if (handoff?.state === 'person') {
        typist.stop()
        typing = undefined
        answer.element.remove()
        return
      }
      told = outcome.answer
      typist.write(String(outcome.answer.response))
      typist.end()
      return
    }
    const partial = typist.stop()
    typing = undefined
    const trouble = outcome.trouble || 'failed'
    if (trouble === 'offline' || trouble === 'unavailable') {
      answer.element.remove()
      wiring.turnedAway(trouble)
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
    wiring.saidElsewhere()
  })

  return {
    url,
    messages,
    shown: () => shown,
    send,
    sourcesOf,
    /** Puts what was said before in its place. What was said in another tab has what was said here among it. */
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
    /** How it was has been told already. */
    rated: () => rated,
    /** A panel that is closed does not keep the last words waiting. */
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
