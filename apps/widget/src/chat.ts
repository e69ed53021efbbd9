import type { ChatRequest, UploadedFile } from '@foyer/contract/chat'
import { ask, type Trouble, troubleOf } from './ask.ts'
import { call } from './call.ts'
import { h } from './dom.ts'
import type { Draft } from './draft.ts'
import type { Host } from './host.ts'
import { type Answer, createAnswer, troubleNote, visitorMessage } from './message.ts'
import { createRating } from './rating.ts'
import type { Session } from './session.ts'
import { readSettings } from './settings.ts'
import { chime } from './sound.ts'
import { texts } from './texts.ts'
import { createTypist, type Typist } from './typist.ts'

interface Wiring {
  host: Host
  session: Session
  draft: Draft
  list: HTMLElement
  announce(text: string): void
  /** An answer is complete. */
  said(text: string): void
  changed(): void
  /** The last that the visitor said on an earlier page. */
  recalled(words: string): void
  /** An answer did not tell what was asked. */
  unanswered(answer: HTMLElement): void
  /** The assistant turned out to be away or refused. */
  turnedAway(trouble: Trouble): void
}

/** The conversation itself: what was said, what is being said, and what went wrong. */
export function createChat({
  host,
  session,
  draft,
  list,
  announce,
  said,
  changed,
  recalled,
  unanswered,
  turnedAway,
}: Wiring) {
  const url = `${host.api}/api/chat/${encodeURIComponent(host.id)}`
  const messages = h('div', { class: 'foyer-messages' })
  list.append(messages)
  const rating = createRating(rate, announce)
  let asked = 0
  let question: HTMLElement | undefined
  let followed = 0
  let busy = false
  let cancel: AbortController | undefined
  let typing: Typist | undefined

  /** Scrolls along with what is written, but never so far that the question leaves the top, nor against the visitor. */
  function follow(force: boolean) {
    if (!force && Math.abs(list.scrollTop - followed) > 40) return
    const end = list.scrollHeight - list.clientHeight
    list.scrollTop = question?.isConnected ? Math.min(end, question.offsetTop - 12) : end
    followed = list.scrollTop
  }

  const pace = () =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : readSettings(host.settings()).pace

  function setBusy(value: boolean) {
    busy = value
    changed()
  }

  function conclude(answer: Answer, sources: unknown, told: unknown) {
    answer.finish(sources)
    answer.tools.append(rating.element)
    if (told === false) unanswered(answer.element)
  }

  function send(words: string, files: UploadedFile[]) {
    typing?.flush()
    const fileNames: string[] = []
    let text = words
    for (const { name } of files) {
      fileNames.push(name)
      if (!words) text += (text && ', ') + name
    }
    question = visitorMessage(text, fileNames)
    messages.append(question)
    asked++
    deliver(text, words, files)
  }

  async function deliver(text: string, words: string, files: UploadedFile[]) {
    const request: ChatRequest = { message: text, sessionId: session.id() }
    draft.send(words)
    if (files.length) {
      request.fileIds = []
      for (const file of files) request.fileIds.push(file.id)
      // As in `call`: pages add toJSON to lists too.
      Object.setPrototypeOf(request.fileIds, null)
    }
    const attempt = new AbortController()
    cancel = attempt
    const answer = createAnswer(announce)
    messages.append(answer.element)
    announce(texts.typing)
    setBusy(true)
    follow(true)
    let sources: unknown
    let told: unknown
    const typist = createTypist(pace(), (shown, complete) => {
      answer.show(shown, complete)
      if (complete) {
        typing = undefined
        conclude(answer, sources, told)
        said(answer.text())
        chime()
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
      sources = outcome.answer.sources
      told = outcome.answer.answered
      typist.write(String(outcome.answer.response))
      typist.end()
      return
    }
    const partial = typist.stop()
    typing = undefined
    const trouble = outcome.trouble || 'failed'
    if (trouble === 'offline' || trouble === 'unavailable') {
      answer.element.remove()
      turnedAway(trouble)
    } else {
      if (trouble === 'cutShort') {
        session.begin()
        answer.show(partial, true)
      } else answer.element.remove()
      const note = troubleNote(texts[trouble], () => {
        answer.element.remove()
        deliver(text, words, files)
      })
      messages.append(note)
      announce(texts[trouble])
    }
    follow(true)
  }

  async function rate(value: number): Promise<boolean> {
    try {
      return (await call(`${url}/feedback`, { sessionId: session.id(), rating: value })).ok
    } catch {
      return false
    }
  }

  /** Brings back what was said on an earlier page. */
  async function restore() {
    if (!session.begun()) return
    const id = session.id()
    try {
      const response = await call(`${url}/history?sessionId=${id}`)
      const history = await response.json()
      const trouble = response.ok ? undefined : troubleOf(response.status, history)
      // Gone, or not this visitor's: the next message begins a conversation of its own.
      if (trouble === 'unavailable') session.forget()
      if (trouble || id !== session.id()) return
      const earlier = document.createDocumentFragment()
      let last: Answer | undefined
      let words = ''
      let told: unknown
      for (const { role, content, sources, answered } of history.messages) {
        if (role === 'user') {
          words = String(content)
          earlier.append(visitorMessage(words, []))
          asked++
        } else {
          last = createAnswer(announce)
          last.show(String(content), true)
          last.finish(sources)
          told = answered
          earlier.append(last.element)
        }
      }
      if (last && !rating.element.isConnected) last.tools.append(rating.element)
      rating.show(Number(history.satisfactionRating) || 0)
      messages.prepend(earlier)
      recalled(words)
      changed()
      if (last && told === false) unanswered(last.element)
      follow(true)
    } catch {
      // Unreachable now; the conversation goes on and its past comes back with the next page.
    }
  }

  return {
    url,
    send,
    restore,
    busy: () => busy,
    asked: () => asked,
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
      rating.element.remove()
      rating.show(0)
      messages.replaceChildren()
      asked = 0
      setBusy(false)
    },
  }
}
