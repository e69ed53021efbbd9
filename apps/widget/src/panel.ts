import type { Handoff } from '@foyer/contract/handoff'
import { createAnnouncer } from './announcer.ts'
import { type Trouble, troubleOf } from './ask.ts'
import { createChat } from './chat.ts'
import { createComposer } from './composer.ts'
import { h, iconButton, on } from './dom.ts'
import { createDraft } from './draft.ts'
import { holdFocus } from './focus.ts'
import { createFrame } from './frame.ts'
import type { Host, Mount, Panel } from './host.ts'
import { icons } from './icons.ts'
import type { LiveLink } from './live.ts'
import { type AnswerDetails, createAnswer as createNamedAnswer, visitorMessage } from './message.ts'
import panelCss from './panel.css?inline'
import { createParts } from './parts.ts'
import type { Rating } from './rating.ts'
import { renderMarkdown } from './render.ts'
import { createSession } from './session.ts'
import { readSettings } from './settings.ts'
import { createSound } from './sound.ts'
import { storage } from './storage.ts'
import { createSuggestions } from './suggestions.ts'
import { texts } from './texts.ts'
import { followKeyboard } from './viewport.ts'
import type { Voice } from './voice.ts'

// The conversation counts as over so long after an answer.
const pauseMs = 60_000

export const mount: Mount = (host: Host): Panel => {
  const root = host.shell.getRootNode() as ShadowRoot
  const phone = window.matchMedia('(max-width: 480px)')
  const session = createSession(host.id, host.api)
  const draft = createDraft(host.id, session)
  const settings = () => readSettings(host.settings())
  const later = createParts(host.base)
  const sound = createSound(later)
  let away: Trouble | undefined
  let opener: Element | null = null
  let voice: Voice | undefined
  let live: LiveLink | undefined
  let rating: Rating | undefined
  let restoring: Promise<void> | undefined
  let pauseTimer = 0
  let css = panelCss
  let announced = ''

  const greeting = h('div', { class: 'foyer-greeting foyer-text', id: 'foyer-greeting' })
  const list = h('div', { class: 'foyer-list', role: 'log', 'aria-live': 'off', tabindex: '0' }, greeting)
  const notice = h('div', { class: 'foyer-text' })
  const noticeRestart = h('button', { type: 'button', class: 'foyer-button' }, texts.restart)
  const noticeBox = h('div', { class: 'foyer-notice' }, notice, noticeRestart)
  const restartButton = iconButton(texts.restart, icons.restart, restart)
  const speaker = h('span')
  // A region inside the window is not read while the window is hidden, and some screen readers read no other
  // while it is open.
  const opened = createAnnouncer()
  const closed = createAnnouncer()

  const style = (more: string) => {
    css += more
    host.style(css)
  }
  const announce = (text: string, language?: string) =>
    (element.hidden ? closed : opened).announce(text, language)
  const createAnswer = (announce: (text: string) => void, author?: string) =>
    createNamedAnswer(announce, author, settings().name)
  const chat = createChat({
    host,
    session,
    draft,
    list,
    announce,
    createAnswer,
    said(text, language) {
      if (element.hidden) return
      announce(text, language as string)
      if (settings().voice) voice?.said(text)
    },
    changed: refresh,
    chime: sound.chime,
    askedElsewhere() {
      session.find()
      restore()
    },
    unanswered: offerLead,
    answered(sources) {
      suggestions.offerRelated(sources, session.id())
      awaitPause()
    },
    assistantAway(trouble) {
      away = trouble
      refresh()
    },
    handedOver,
    cited,
    person: () => live?.person(),
    refocus,
  })
  const composer = createComposer({
    settings,
    draft,
    announce,
    send(words, files) {
      chat.send(words, files)
      // The button that sent it is disabled now.
      if (root.activeElement !== composer.input) refocus()
    },
  })
  const suggestions = createSuggestions(chat.url, (question) => {
    chat.send(question, [])
    refocus()
  })
  list.append(suggestions.element)
  // The live part puts its line before this.
  const lineEnd = h('span')
  const frame = createFrame(host, {
    list,
    tools: [restartButton, speaker, sound.button, iconButton(texts.close, icons.close, host.close)],
    extras: h('div', { class: 'foyer-extras' }, noticeBox, lineEnd, composer.files, composer.note),
    composer: composer.element,
  })
  const { element } = frame
  element.append(opened.region)
  host.shell.append(closed.region)

  /** Everything the later parts need. */
  const wiring = {
    host,
    api: host.api,
    id: host.id,
    url: chat.url,
    language: __LANGUAGE__,
    session,
    chat,
    composer: { element: lineEnd, input: composer.input },
    input: composer.input,
    mic: composer.mic,
    speaker,
    window: element,
    list,
    button: restartButton,
    announce,
    chime: sound.chime,
    createAnswer,
    visitorMessage,
    refresh,
    refocus,
    style,
    offerLead,
    handedOver,
    cited,
    recalled(words: string) {
      suggestions.offer([])
      // The visitor left the page that sent these words before the answer came.
      if (words === composer.input.value) composer.write('')
    },
  }

  const fetchUploads = later('upload', __UPLOAD__, ({ createUploads }) =>
    composer.setUploads(
      createUploads({
        ...wiring,
        url: `${chat.url}/files`,
        element: composer.files,
        sessionId: session.id,
        changed: composer.refresh,
        button: composer.attach,
        settings: host.settings,
      }),
    ),
  )
  const fetchVoice = later('voice', __VOICE__, ({ createVoice }) => {
    voice = createVoice(wiring)
  })
  /** Needed where visitors may ask for a person, and in every conversation, as a person may join. */
  const fetchLive = later('live', __LIVE__, async ({ createLive }) => {
    // A person's earlier messages must not be announced as new.
    await restoring
    live = createLive(wiring)
  })
  const fetchLeads = later('leads', __LEADS__, ({ createLeads }) => createLeads(wiring))
  const fetchRating = later('rating', __RATING__, ({ createRating }) => {
    rating = createRating(wiring)
  })
  const fetchHistory = later('history', __HISTORY__, ({ restore }) => restore)

  const fetchMarks = later('marks', __MARKS__, ({ createMarks }) =>
    createMarks({ render: renderMarkdown, style, sourcesLabel: texts.sources, moreLabel: texts.more }),
  )

  async function cited(body: HTMLElement, details: AnswerDetails) {
    const { response, sentences, sources, more } = details
    if ((sentences as unknown[] | undefined)?.length || (more as unknown[] | undefined)?.length)
      (await fetchMarks())?.({ body, text: `${response}`, sentences, sources, more })
  }

  function handedOver(handoff: Handoff | undefined, isPast?: boolean, isSaid?: boolean) {
    fetchLive().then(() => live?.hear(handoff, isPast, isSaid))
  }

  /** Offers the visitor to leave a message, beneath an answer or as the settings say. */
  async function offerLead(answer?: HTMLElement) {
    if ((host.settings().leadCapture?.mode || 'off') !== 'off') (await fetchLeads())?.offer(answer)
  }

  /** Shows the messages of an earlier page or of another tab. */
  async function restore() {
    try {
      if (session.begun()) await (await fetchHistory())?.(wiring)
    } catch {
      // The server is unreachable. The next page shows the earlier messages.
    }
    refresh()
  }

  /** Asks for a rating once the visitor pauses or closes the window. */
  async function askRating() {
    clearTimeout(pauseTimer)
    if (!chat.asked() || chat.busy() || chat.rated() || live?.person()) return
    await fetchRating()
    rating?.ask()
  }

  function awaitPause() {
    clearTimeout(pauseTimer)
    pauseTimer = window.setTimeout(() => element.hidden || askRating(), pauseMs)
  }

  function restart() {
    voice?.stop()
    away = undefined
    chat.restart()
    composer.write('')
    refresh()
    refocus()
  }

  /** Focuses the input, or on a phone the window, because the keyboard would cover the answer. */
  function refocus() {
    const isFull = noticeRestart.getClientRects().length > 0
    ;(isFull ? noticeRestart : phone.matches ? element : composer.input).focus()
    if (!element.contains(root.activeElement)) element.focus()
  }

  /** Why the visitor can't send another message, or ''. */
  function obstacle(): string {
    const { offline, active, maxMessages } = settings()
    const refused = host.refused()
    if (away === 'unavailable' || (refused && troubleOf(refused, {}) === 'unavailable'))
      return texts.unavailable
    if (away === 'offline' || !active) return offline
    return chat.asked() >= maxMessages && !chat.busy() && !live?.person() ? texts.full : ''
  }

  function refresh() {
    const reason = obstacle()
    const begun = chat.asked() > 0
    // The greeting would offer help that is not available.
    renderMarkdown(greeting, (!begun && reason) || settings().welcome)
    renderMarkdown(notice, reason)
    if (reason !== announced) announce(reason)
    announced = reason
    noticeBox.hidden = !reason || !begun
    noticeRestart.hidden = reason !== texts.full
    composer.element.hidden = !!reason
    composer.setBusy(chat.busy())
    if (chat.busy() || reason) clearTimeout(pauseTimer)
    if (chat.busy() || reason || live?.person()) suggestions.offer([])
    else if (!begun && !session.begun()) suggestions.offerStarters(host.settings().starters)
    restartButton.hidden = !begun
    live?.update()
  }

  function update() {
    const { voice: hasVoice, uploads } = settings()
    frame.update()
    speaker.hidden = composer.mic.hidden = !hasVoice
    if (hasVoice) fetchVoice()
    else voice?.stop()
    if (uploads) fetchUploads()
    if (host.settings().handoff) fetchLive()
    composer.update()
    refresh()
  }

  const fit = followKeyboard(element, () => phone.matches && !element.hidden)
  on(noticeRestart, 'click', restart)
  on(composer.input, 'input', () => pauseTimer && awaitPause())
  style('')
  host.shell.append(element)
  holdFocus(element, host.close, refocus)
  update()
  restoring = restore()
  if (host.settings().suggestions !== false) suggestions.load().then(refresh)

  return {
    show(takeFocus) {
      away = undefined
      host.renew()
      opener = document.activeElement
      element.hidden = false
      element.setAttribute('aria-modal', `${phone.matches}`)
      rating?.leave()
      fit()
      refresh()
      if (
        storage('localStorage', `foyer:${host.id}:lead`) ||
        (host.settings().leadCapture?.mode === 'before' && !session.begun())
      )
        offerLead()
      chat.follow(true)
      if (takeFocus) refocus()
    },
    hide() {
      const hadFocus = element.contains(root.activeElement)
      element.hidden = true
      opened.region.replaceChildren()
      voice?.stop()
      chat.finishTyping()
      live?.update()
      askRating()
      if (!hadFocus) return
      const isOutside =
        opener instanceof HTMLElement &&
        opener.isConnected &&
        opener !== document.body &&
        opener !== root.host
      const back = (isOutside ? opener : host.toggle) as HTMLElement
      back.focus()
    },
    update,
  }
}
