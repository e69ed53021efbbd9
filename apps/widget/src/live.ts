import type { Handoff } from '@foyer/contract/handoff'
import { call } from './call.ts'
import { fillIsolated, h, iconButton, on } from './dom.ts'
import type { Settings } from './host.ts'
import css from './live.css?inline'
import { createLiveStream } from './live-stream.ts'
import { liveTexts } from './live-texts.ts'
import { storage } from './storage.ts'

const person = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-3.3 3.8-5 7.5-5s6.7 1.7 7.5 5'

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface LiveWiring {
  host: { id: string; settings(): Settings; toggle: HTMLElement }
  session: { id(): string; begun(): boolean; begin(given?: unknown): void }
  chat: {
    url: string
    messages: HTMLElement
    follow(force: boolean): void
    /** The id of the last message on screen. */
    shown(): number
  }
  /** The status line is put before `element`. */
  composer: { element: HTMLElement; input: HTMLElement }
  /** Hidden while it is closed. */
  window: HTMLElement
  /** The button to call a person is put before this one. */
  button: HTMLElement
  announce(text: string): void
  chime(): void
  createAnswer(
    announce: (text: string) => void,
    author?: string,
  ): { element: HTMLElement; show(text: string, complete: boolean): void }
  /** Offers to leave a message beneath this element. */
  offerLead?(beneath: HTMLElement): void
  /** A person joined or left. */
  refresh(): void
  style(css: string): void
}

export interface LiveLink {
  /** A person is there, and the assistant is silent. */
  person(): boolean
  /**
   * Updates who answers. `handoff` is undefined if the visitor never asked for a person. `isSaid`: the answer itself
   * tells the visitor.
   */
  hear(handoff: Partial<Handoff> | undefined, isPast?: boolean, isSaid?: boolean): void
  /** The panel was opened, closed, or has begun another conversation. */
  update(): void
}

export type CreateLive = (wiring: LiveWiring) => LiveLink

export const createLive: CreateLive = (wiring) => {
  const { host, session, chat, announce } = wiring
  const { url } = chat
  const { input } = wiring.composer
  const isOpen = () => !wiring.window.hidden
  const texts = liveTexts[wiring.window.lang] || liveTexts.en!
  const line = h('div', { class: 'foyer-live' })
  const unread = h('span', { class: 'foyer-unread' })
  const button = iconButton(texts.ask, person, ask)
  const stream = createLiveStream()
  // The last of a person's messages that the visitor has seen, stored while one is expected or there. Where the next page
  // finds it, the panel listens before it is opened.
  const key = `foyer:${host.id}:live`
  let seen = Number(storage('localStorage', key))
  let state = 'assistant'
  let name = ''
  let last = 0
  let conversation = ''
  let typingEnds: ReturnType<typeof setTimeout> | undefined
  let typingSentAt = 0
  let asking = false

  wiring.style(css)
  wiring.button.before(button)
  wiring.composer.element.before(line)

  const isExpected = () => state === 'wanted' || state === 'person'
  const keep = () => storage('localStorage', key, isExpected() ? `${seen}` : '')
  const fill = (text: string) => text.replace('{}', () => name)
  const dots = () => h('div', { class: 'foyer-dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))

  function add(element: HTMLElement, text: string) {
    chat.messages.append(element)
    chat.follow(false)
    announce(text)
    return element
  }

  function showMessage(text: string, author: string) {
    const message = wiring.createAnswer(announce, author)
    message.show(text, true)
    add(message.element, `${author}: ${text}`)
    wiring.chime()
  }

  const note = (text: string) => add(h('div', { class: 'foyer-trouble', dir: 'auto' }, text), text)

  function draw(typing = false) {
    clearTimeout(typingEnds)
    button.hidden = host.settings().handoff !== true || isExpected()
    if (state === 'wanted') line.replaceChildren(dots(), h('span', {}, texts.waiting))
    else if (state !== 'person') line.replaceChildren()
    else {
      line.replaceChildren(
        typing ? dots() : h('i', { class: 'foyer-here', 'aria-hidden': 'true' }),
        h('span', {}, ...fillIsolated(typing ? texts.typing : texts.here, name)),
      )
      if (typing) typingEnds = setTimeout(draw, 6_000)
    }
    // The line covers the end of the last message.
    chat.follow(false)
  }

  function hear(handoff: Partial<Handoff> | undefined, isPast?: boolean, isSaid?: boolean) {
    const was = state
    const before = name
    if (handoff) {
      state = handoff.state || state
      name = typeof handoff.person === 'string' ? handoff.person : ''
    }
    if (state !== was || name !== before) {
      const isNews = !isPast && !(isSaid && state === 'wanted')
      if (isExpected()) {
        if (isNews) announce(state === 'wanted' ? texts.waiting : fill(texts.here))
      } else if (was === 'person') note(texts.back)
      else if (state === 'missed' && isNews) miss()
      wiring.refresh()
    }
    update()
    keep()
  }

  /** Tells the visitor that no person is free and offers to leave a message. */
  function miss() {
    const { awayMessage } = host.settings()
    const text = (typeof awayMessage === 'string' && awayMessage) || texts.missed
    wiring.offerLead?.(note(text))
  }

  async function ask() {
    if (asking) return
    asking = true
    let answer: (Partial<Handoff> & { sessionId?: string }) | undefined
    try {
      const response = await call(`${url}/handoff`, session.begun() ? { sessionId: session.id() } : {})
      if (response.ok) answer = Object.assign(Object.create(null), await response.json())
    } catch {}
    asking = false
    if (!answer) {
      note(texts.failed)
      return
    }
    session.begin(answer.sessionId)
    // A visitor who asks again is answered again, although the state is the same.
    if (answer.state === 'missed' && state === 'missed') miss()
    hear(answer)
    input.focus()
  }

  function open() {
    conversation = session.id()
    last = Math.max(last, chat.shown())
    const listen = stream.open(`${url}/events?sessionId=${conversation}&after=${seen}`, update)
    listen('handoff', (data) => hear(data))
    listen('typing', () => draw(true))
    listen('message', ({ content, author }, id) => {
      if (!isOpen()) host.toggle.append(unread)
      else {
        seen = id
        keep()
      }
      // A reopened stream may repeat messages, and another tab may have shown them.
      if (!(id > Math.max(last, chat.shown()))) return
      last = id
      draw()
      showMessage(String(content), String(author))
    })
  }

  function update() {
    if (isOpen()) {
      unread.remove()
      seen = Math.max(last, chat.shown())
    }
    if (!session.begun()) {
      stream.close()
      last = 0
      state = 'assistant'
      name = ''
    } else if (!isExpected() && !isOpen()) stream.close()
    else if (!stream.isOpen() || conversation !== session.id()) open()
    draw()
    if (isOpen()) keep()
  }

  on(input, 'input', () => {
    if (state !== 'person' || Date.now() - typingSentAt < 3_000) return
    typingSentAt = Date.now()
    call(`${url}/typing`, { sessionId: session.id() }).catch(() => {})
  })

  update()
  return { person: () => state === 'person', hear, update }
}
