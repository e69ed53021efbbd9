import type { Handoff } from '@foyer/contract/handoff'
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
import { type AnswerDetails, createAnswer, visitorMessage } from './message.ts'
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

// So long after an answer nobody goes on: the conversation has come to its end.
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
  let resting = 0
  let css = panelCss
  let told = ''

  const greeting = h('div', { class: 'foyer-greeting foyer-text', id: 'foyer-greeting', dir: 'auto' })
  const list = h('div', { class: 'foyer-list', role: 'log', 'aria-live': 'off', tabindex: '0' }, greeting)
  const status = h('div', { class: 'foyer-hidden', role: 'status' })
  const notice = h('div', { class: 'foyer-text', dir: 'auto' })
  const noticeRestart = h('button', { type: 'button', class: 'foyer-button' }, texts.restart)
  const noticeBox = h('div', { class: 'foyer-notice' }, notice, noticeRestart)
  const restartButton = iconButton(texts.restart, icons.restart, restart)
  const speaker = h('span')

  const style = (more: string) => {
    css += more
    host.style(css)
  }
  const announce = (text: string) => {
    status.textContent = text
  }
  const chat = createChat({
    host,
    session,
    draft,
    list,
    announce,
    said(text) {
      announce(text)
      if (!element.hidden && settings().voice) voice?.said(text)
    },
    changed: refresh,
    chime: sound.chime,
    saidElsewhere() {
      session.find()
      restore()
    },
    unanswered: offerLead,
    answered(sources) {
      suggestions.follow(sources, session.id())
      rest()
    },
    turnedAway(trouble) {
      away = trouble
      refresh()
    },
    handedOver,
    cited,
    person: () => live?.person(),
    refocus,
  })
  const composer = createComposer({ settings, draft, send: chat.send })
  const suggestions = createSuggestions(chat.url, (question) => {
    chat.send(question, [])
    refocus()
  })
  list.append(suggestions.element)
  const frame = createFrame(
    host,
    list,
    [restartButton, speaker, sound.button, iconButton(texts.close, icons.close, host.close)],
    [noticeBox, composer.element],
  )
  const { element } = frame
  element.append(status)

  /** What the parts that are fetched later find of the panel; each takes what it needs. */
  const wiring = {
    host,
    api: host.api,
    id: host.id,
    url: chat.url,
    language: __LANGUAGE__,
    session,
    chat,
    composer,
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
    style,
    offerLead,
    handedOver,
    cited,
    recalled(words: string) {
      suggestions.offer([])
      // The words were sent from a page that was left before the answer came.
      if (words === composer.input.value) composer.write('')
    },
  }

  const fetchUploads = later('upload', __UPLOAD__, ({ createUploads }) =>
    composer.sendFilesBy(
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
  /** Where visitors may ask for a person, and wherever they talk, as one may come. */
  const fetchLive = later('live', __LIVE__, async ({ createLive }) => {
    // What is shown already is not to be heard again.
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

  async function cited(body: HTMLElement, told: AnswerDetails) {
    const { response, sentences, sources, more } = told
    if ((sentences as unknown[] | undefined)?.length || (more as unknown[] | undefined)?.length)
      (await fetchMarks())?.({ body, text: `${response}`, sentences, sources, more })
  }

  function handedOver(handoff: Handoff | undefined, isPast?: boolean) {
    fetchLive().then(() => live?.hear(handoff, isPast))
  }

  /** Lets the visitor leave a message: beneath an answer that is none or not sure, or without one as the settings say. */
  async function offerLead(answer?: HTMLElement) {
    if ((host.settings().leadCapture?.mode || 'off') !== 'off') (await fetchLeads())?.offer(answer)
  }

  /** Brings back what was said on an earlier page, or in another tab. */
  async function restore() {
    try {
      if (session.begun()) await (await fetchHistory())?.(wiring)
    } catch {
      // Unreachable now; the conversation goes on and its past comes back with the next page.
    }
    refresh()
  }

  /** Visitors are asked at the end: where nobody goes on, or where the window is closed. */
  async function askRating() {
    clearTimeout(resting)
    if (!chat.asked() || chat.busy() || chat.rated() || live?.person()) return
    await fetchRating()
    rating?.ask()
  }

  function rest() {
    clearTimeout(resting)
    resting = window.setTimeout(() => element.hidden || askRating(), pauseMs)
  }

  function restart() {
    voice?.stop()
    away = undefined
    chat.restart()
    composer.write('')
    refresh()
    refocus()
  }

  /** On a phone the keyboard would cover what is to be read; it comes when the visitor wants to write. */
  function refocus() {
    ;(phone.matches || composer.element.hidden ? element : composer.input).focus()
  }

  /** What stands in the way of the next message, if anything, in words. */
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
    // A greeting that offers help would promise what can't be had.
    renderMarkdown(greeting, (!begun && reason) || settings().welcome)
    renderMarkdown(notice, reason)
    if (reason !== told) announce(reason)
    told = reason
    noticeBox.hidden = !reason || !begun
    noticeRestart.hidden = reason !== texts.full
    composer.element.hidden = !!reason
    composer.setBusy(chat.busy())
    if (chat.busy() || reason) {
      clearTimeout(resting)
      suggestions.offer([])
    } else if (!begun && !session.begun()) suggestions.begin(host.settings().starters)
    restartButton.hidden = !begun
    live?.update()
  }

  function update() {
    const { voice: mayHear, uploads } = settings()
    frame.update()
    speaker.hidden = composer.mic.hidden = !mayHear
    if (mayHear) fetchVoice()
    else voice?.stop()
    if (uploads) fetchUploads()
    if (host.settings().handoff) fetchLive()
    composer.update()
    refresh()
  }

  const fit = followKeyboard(element, () => phone.matches && !element.hidden)
  holdFocus(element, host.close)
  on(noticeRestart, 'click', restart)
  // Whoever writes has not come to an end.
  on(composer.input, 'input', () => resting && rest())
  style('')
  host.shell.append(element)
  update()
  restoring = restore()
  if (host.settings().suggestions !== false) suggestions.learn().then(refresh)

  return {
    show(takeFocus) {
      away = undefined
      rating?.leave()
      host.renew()
      opener = document.activeElement
      element.hidden = false
      element.setAttribute('aria-modal', `${phone.matches}`)
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
      announce('')
      voice?.stop()
      chat.finishTyping()
      live?.update()
      askRating()
      if (!hadFocus) return
      const isOutside = opener instanceof HTMLElement && opener !== document.body && opener !== root.host
      const back = (isOutside ? opener : host.toggle) as HTMLElement
      back.focus()
    },
    update,
  }
}
