import type { Handoff } from '@foyer/contract/handoff'
import { call } from './call.ts'
import { h, iconButton, on } from './dom.ts'
import type { Settings } from './host.ts'
import css from './live.css?inline'
import { createLiveStream } from './live-stream.ts'
import { liveTexts } from './live-texts.ts'
import { storage } from './storage.ts'

const person = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-3.3 3.8-5 7.5-5s6.7 1.7 7.5 5'

/**
 * What the panel hands over. As with the bubble and the panel, the two may come from different releases: this only
 * ever grows.
 */
export interface LiveWiring {
  host: { id: string; settings(): Settings; toggle: HTMLElement }
  session: { id(): string; begun(): boolean; begin(given?: unknown): void }
  chat: {
    url: string
    messages: HTMLElement
    follow(force: boolean): void
    /** The last message that is shown already. */
    shown(): number
  }
  composer: { element: HTMLElement; input: HTMLElement }
  /** Hidden while it is closed. */
  window: HTMLElement
  /** What the button to call a person stands before. */
  button: HTMLElement
  announce(text: string): void
  chime(): void
  /** What somebody said, signed. */
  createAnswer(
    announce: (text: string) => void,
    author?: string,
  ): { element: HTMLElement; show(text: string, complete: boolean): void }
  /** Lets the visitor leave a message, beneath this. */
  offerLead?(beneath: HTMLElement): void
  /** Somebody came or went. */
  refresh(): void
  style(css: string): void
}

export interface LiveLink {
  /** A person is there, and the assistant is silent. */
  person(): boolean
  /** Who answers, as an answer said it, or the history of an earlier page; nothing where it is the assistant as ever. */
  hear(handoff: Partial<Handoff> | undefined, isPast?: boolean): void
  /** The panel was opened, closed, or has begun another conversation. */
  update(): void
}

export type CreateLive = (wiring: LiveWiring) => LiveLink

/** The link to a person: asked for, waited for, talked with. */
export const createLive: CreateLive = (wiring) => {
  const { host, session, chat, announce } = wiring
  const { url } = chat
  const { input } = wiring.composer
  const isOpen = () => !wiring.window.hidden
  const texts = liveTexts[wiring.window.lang] || liveTexts.en!
  const line = h('div', { class: 'foyer-live', dir: 'auto' })
  const unread = h('span', { class: 'foyer-unread' })
  const button = iconButton(texts.ask, person, ask)
  const stream = createLiveStream()
  // What the visitor has seen of a person's words, kept while one is waited for or talked with: the bubble of the next
  // page finds it, and lets us listen there before it is opened.
  const key = `foyer:${host.id}:live`
  let seen = Number(storage('localStorage', key))
  let state = 'assistant'
  let name = ''
  let last = 0
  let conversation = ''
  let typingEnds: ReturnType<typeof setTimeout> | undefined
  let told = 0
  let asking = false

  wiring.style(css)
  wiring.button.before(button)
  wiring.composer.element.before(line)

  const together = () => state === 'wanted' || state === 'person'
  const keep = () => storage('localStorage', key, together() ? `${seen}` : '')
  const fill = (text: string) => text.replace('{}', () => name)
  const dots = () => h('div', { class: 'foyer-dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'))

  function add(element: HTMLElement, text: string) {
    chat.messages.append(element)
    chat.follow(false)
    announce(text)
    return element
  }

  function say(text: string, author: string) {
    const said = wiring.createAnswer(announce, author)
    said.show(text, true)
    add(said.element, text)
    wiring.chime()
  }

  const note = (text: string) => add(h('div', { class: 'foyer-trouble', dir: 'auto' }, text), text)

  function draw(typing = false) {
    clearTimeout(typingEnds)
    button.hidden = host.settings().handoff !== true || together()
    if (state === 'wanted') line.replaceChildren(dots(), texts.waiting)
    else if (state !== 'person') line.replaceChildren()
    else {
      line.replaceChildren(
        typing ? dots() : h('i', { class: 'foyer-here', 'aria-hidden': 'true' }),
        fill(typing ? texts.typing : texts.here),
      )
      if (typing) typingEnds = setTimeout(draw, 6_000)
    }
    // The line takes its room from what was said last.
    chat.follow(false)
  }

  function hear(handoff: Partial<Handoff> | undefined, isPast?: boolean) {
    const was = state
    const before = name
    if (handoff) {
      state = handoff.state || state
      name = typeof handoff.person === 'string' ? handoff.person : ''
    }
    if (state !== was || name !== before) {
      if (state === 'wanted') announce(texts.waiting)
      else if (state === 'person') announce(fill(texts.here))
      else if (was === 'person') note(texts.back)
      else if (state === 'missed' && !isPast) miss()
      wiring.refresh()
    }
    update()
    keep()
  }

  /** Nobody comes: said in the owner's words or ours, and a message can be left. */
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
    // Nobody came before either: a visitor who asks again is told again, though the state is the same.
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
      // A stream that was opened anew may begin with what is there already, and another tab may have brought it.
      if (!(id > Math.max(last, chat.shown()))) return
      last = id
      draw()
      say(String(content), String(author))
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
    } else if (!together() && !isOpen()) stream.close()
    else if (!stream.isOpen() || conversation !== session.id()) open()
    draw()
    if (isOpen()) keep()
  }

  on(input, 'input', () => {
    if (state !== 'person' || Date.now() - told < 3_000) return
    told = Date.now()
    call(`${url}/typing`, { sessionId: session.id() }).catch(() => {})
  })

  update()
  return { person: () => state === 'person', hear, update }
}
