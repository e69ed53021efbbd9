import { type Trouble, troubleOf } from './ask.ts'
import { createChat } from './chat.ts'
import type { Rgb } from './colour.ts'
import { createComposer } from './composer.ts'
import { h, icon, iconButton, on } from './dom.ts'
import { createDraft } from './draft.ts'
import { holdFocus } from './focus.ts'
import type { Host, Mount, Panel } from './host.ts'
import { icons } from './icons.ts'
import type { CreateLeads, Leads } from './leads.ts'
import { palette } from './palette.ts'
import panelCss from './panel.css?inline'
import { renderMarkdown } from './render.ts'
import { createSession } from './session.ts'
import { readSettings } from './settings.ts'
import { enableSound, soundEnabled } from './sound.ts'
import { storage } from './storage.ts'
import { fill, texts } from './texts.ts'
import type { CreateUploads } from './upload.ts'
import { followKeyboard } from './viewport.ts'
import type { CreateVoice, Voice } from './voice.ts'

export const mount: Mount = (host: Host): Panel => {
  const root = host.shell.getRootNode() as ShadowRoot
  const phone = window.matchMedia('(max-width: 480px)')
  const session = createSession(host.id, host.api)
  const draft = createDraft(host.id, session)
  const settings = () => readSettings(host.settings())
  let away: Trouble | undefined
  let opener: Element | null = null
  let voice: Voice | undefined
  let voiceAsked = false
  let leads: Promise<Leads> | undefined
  let css = panelCss
  let attempts = 0
  let told = ''

  const avatar = h('span', { class: 'foyer-arch', 'aria-hidden': 'true' })
  const heading = h('h2', { dir: 'auto' })
  const subtitle = h('p', { dir: 'auto' })
  const greeting = h('div', { class: 'foyer-greeting foyer-text', id: 'foyer-greeting', dir: 'auto' })
  const list = h('div', { class: 'foyer-list', role: 'log', 'aria-live': 'off', tabindex: '0' }, greeting)
  const status = h('div', { class: 'foyer-hidden', role: 'status' })
  const notice = h('div', { class: 'foyer-text', dir: 'auto' })
  const noticeRestart = h('button', { type: 'button', class: 'foyer-button' }, texts.restart)
  const noticeBox = h('div', { class: 'foyer-notice' }, notice, noticeRestart)
  const footnote = h('div', { class: 'foyer-branding' })
  const restartButton = iconButton(texts.restart, icons.restart, restart)
  const soundButton = iconButton(texts.sound, icons.mute, () => {
    enableSound(!soundEnabled())
    showSound()
  })

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
    recalled(words) {
      // Sent from a page that was left before the answer came.
      if (words === composer.input.value) composer.write('')
    },
    unanswered: offerLead,
    turnedAway(trouble) {
      away = trouble
      refresh()
    },
  })
  const composer = createComposer({
    settings,
    draft,
    send: chat.send,
    async fetchUploads(files, changed) {
      const { createUploads }: { createUploads: CreateUploads } = await fetchPart('upload', __UPLOAD__)
      return createUploads({
        url: `${chat.url}/files`,
        language: __LANGUAGE__,
        element: files,
        sessionId: session.id,
        changed,
        style,
      })
    },
  })
  const element = h(
    'div',
    {
      class: 'foyer-window',
      role: 'dialog',
      tabindex: '-1',
      lang: __LANGUAGE__,
      'aria-describedby': 'foyer-greeting',
    },
    h(
      'div',
      { class: 'foyer-header' },
      avatar,
      h('div', { class: 'foyer-name' }, heading, subtitle),
      restartButton,
      speaker,
      soundButton,
      iconButton(texts.close, icons.close, host.close),
    ),
    list,
    h('div', { class: 'foyer-footer' }, noticeBox, composer.element, footnote),
    status,
  )
  element.dir = __LANGUAGE__ === 'ar' ? 'rtl' : 'ltr'
  element.hidden = true

  /** A colour that the bubble has settled on. */
  const settled = (name: string): Rgb => {
    const [red, green, blue] = host.shell.style.getPropertyValue(`--foyer-${name}`).match(/\d+/g)!
    return [Number(red), Number(green), Number(blue)]
  }

  function showSound() {
    soundButton.setAttribute('aria-pressed', String(soundEnabled()))
    soundButton.replaceChildren(icon(soundEnabled() ? icons.sound : icons.mute))
  }

  /** What few visitors need is fetched by them alone. */
  const fetchPart = (name: string, version: string) => {
    const path = `${host.base}widget/${name}.`
    return import(/* @vite-ignore */ `${path}${version}.js`).catch(
      // Another release is being served, or the network failed; a failed address is never tried twice.
      () => import(/* @vite-ignore */ `${path}js?${attempts++}`),
    )
  }

  async function fetchVoice() {
    const { createVoice }: { createVoice: CreateVoice } = await fetchPart('voice', __VOICE__)
    voice = createVoice({
      api: host.api,
      id: host.id,
      language: __LANGUAGE__,
      input: composer.input,
      mic: composer.mic,
      speaker,
      announce,
    })
  }

  /** Lets the visitor leave a message: beneath an answer that was none, or without one as the settings say. */
  function offerLead(answer?: HTMLElement) {
    if ((host.settings().leadCapture?.mode || 'off') === 'off') return
    leads ||= fetchPart('leads', __LEADS__).then(({ createLeads }: { createLeads: CreateLeads }) =>
      createLeads({ host, url: chat.url, session, window: element, list, announce, style }),
    )
    leads
      .then(({ offer }) => offer(answer))
      .catch(() => {
        // Out of reach: the chat goes on without, and the next answer asks again.
        leads = undefined
      })
  }

  function restart() {
    voice?.stop()
    away = undefined
    chat.restart()
    composer.write('')
    refresh()
    composer.input.focus()
  }

  /** What stands in the way of the next message, if anything, in words. */
  function obstacle(): string {
    const { offline, active, maxMessages } = settings()
    const refused = host.refused()
    if (away === 'unavailable' || (refused && troubleOf(refused, {}) === 'unavailable'))
      return texts.unavailable
    if (away === 'offline' || !active) return offline
    return chat.asked() >= maxMessages && !chat.busy() ? texts.full : ''
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
    composer.element.hidden = Boolean(reason)
    composer.setBusy(chat.busy())
    restartButton.hidden = !begun
  }

  function update() {
    const { dark, face, name, title, branding, voice: allowed } = settings()
    element.classList.toggle('foyer-dark', dark)
    for (const [key, value] of Object.entries(palette(settled('primary'), settled('on'), dark)))
      element.style.setProperty(`--foyer-${key}`, value)
    heading.textContent = title
    subtitle.textContent = name ? `${texts.role} · ${name}` : texts.role
    element.setAttribute('aria-label', title)
    list.setAttribute('aria-label', title)
    avatar.replaceChildren(icon(icons[face]))
    const credit = fill(texts.poweredBy, branding)
    footnote.replaceChildren(
      // The product's own name leads to it; an owner's text leads nowhere.
      branding === 'Foyer' ? h('a', { href: host.base, target: '_blank', rel: 'noopener' }, credit) : credit,
    )
    footnote.hidden = !branding
    speaker.hidden = composer.mic.hidden = !allowed
    if (!allowed) voice?.stop()
    else if (!voiceAsked) {
      voiceAsked = true
      // Out of reach: the chat goes on in writing.
      fetchVoice().catch(() => {})
    }
    composer.update()
    refresh()
  }

  const fit = followKeyboard(element, () => phone.matches && !element.hidden)
  holdFocus(element, host.close)
  on(noticeRestart, 'click', restart)
  style('')
  host.shell.append(element)
  showSound()
  update()
  chat.restore()

  return {
    show(takeFocus) {
      away = undefined
      host.renew()
      opener = document.activeElement
      element.hidden = false
      element.setAttribute('aria-modal', String(phone.matches))
      fit()
      refresh()
      if (
        storage('localStorage', `foyer:${host.id}:lead`) ||
        (host.settings().leadCapture?.mode === 'before' && !session.begun())
      )
        offerLead()
      chat.follow(true)
      // On a phone the keyboard would cover the greeting; it comes when the visitor wants to write.
      if (takeFocus) (phone.matches || composer.element.hidden ? element : composer.input).focus()
    },
    hide() {
      const hadFocus = element.contains(root.activeElement)
      element.hidden = true
      announce('')
      voice?.stop()
      chat.finishTyping()
      if (!hadFocus) return
      const back =
        opener instanceof HTMLElement && opener !== document.body && opener !== root.host
          ? opener
          : host.toggle
      back.focus()
    },
    update,
  }
}
