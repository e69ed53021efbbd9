import bubbleCss from './bubble.css?inline'
import { icons, lavender } from './bubble-look.ts'
import { css, onColour, parseHex } from './colour.ts'
import type { Host, Mount, Panel } from './host.ts'
import { keepAttached } from './keep-attached.ts'
import { textsFor } from './launcher-texts.ts'
import { mergeSettings } from './merge-settings.ts'
import { storage } from './storage.ts'
import { withTimeout } from './with-timeout.ts'

export interface Launcher {
  readonly id: string
  corner(): string
  open(takeFocus: boolean): void
  close(): void
  toggle(): void
  override(settings: object): void
  apply(): void
}

const patienceMs = 15_000

/** `layers` are settings, of which later ones win: saved, the page's, the script tag's, a preview's. */
export function launch(
  id: string,
  api: string,
  base: string,
  siblings: Launcher[],
  ...layers: unknown[]
): Launcher {
  const element = document.createElement('foyer-widget')
  const root = element.attachShadow({ __proto__: null, mode: 'open' } as ShadowRootInit)
  const shell = document.createElement('div')
  const button = document.createElement('button')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const note = document.createElement('div')
  const key = `foyer:${id}`

  let refusal = 0
  let asking: Promise<void> | undefined
  let panelCss = ''
  let styled = ''
  let panel: Panel | undefined
  let loading: Promise<Mount> | undefined
  let attempts = 0
  let opened = false
  let unreachableText = ''

  const settings = () => mergeSettings(layers)
  const corner = () => settings().position || 'bottom-right'

  function restyle() {
    const text = bubbleCss + panelCss + (settings().customCSS || '')
    if (text === styled) return
    styled = text
    try {
      // A strict content security policy allows constructed sheets only.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      root.adoptedStyleSheets = [sheet]
    } catch {
      const style = document.createElement('style')
      style.append(text)
      root.append(style)
    }
  }

  function apply() {
    const { primaryColor, buttonSize, bubbleIcon, language } = settings()
    const colour = parseHex(primaryColor) || lavender
    const size = buttonSize === 'small' ? 48 : buttonSize === 'large' ? 64 : 56
    const place = corner()
    const [code, label, unreachable] = textsFor(language)
    const set = (name: string, value: string) => shell.style.setProperty(`--foyer-${name}`, value)
    let shift = 0
    for (const sibling of siblings) {
      if (sibling === launcher) break
      if (sibling.corner() === place) shift += 76
    }
    set('primary', css(colour))
    set('on', css(onColour(colour)))
    set('size', `${size}px`)
    shell.style.margin = `0 ${shift}px`
    shell.className = `foyer-widget foyer-${place}`
    shell.lang = code
    button.setAttribute('aria-label', label)
    button.setAttribute('aria-expanded', `${opened}`)
    unreachableText = unreachable
    path.setAttribute('d', opened ? 'M6 9.5l6 6 6-6' : icons[`${bubbleIcon}`] || icons.bot!)
  }

  async function fetchSettings() {
    try {
      const response = await fetch(`${api}/api/embed/config/${encodeURIComponent(id)}`, {
        __proto__: null,
        credentials: 'omit',
      } as RequestInit)
      refusal = response.ok ? 0 : response.status
      if (refusal) throw 0
      const text = await response.text()
      layers[0] = JSON.parse(text)
      storage('localStorage', key, text)
    } catch {
      // The settings known so far stay. Opening the panel asks again.
      asking = undefined
    }
    restyle()
    for (const sibling of siblings) sibling.apply()
    panel?.update()
  }

  async function fetchPanel(): Promise<Mount> {
    // The language, a setting, chooses the panel's file.
    if (!settings().language) await withTimeout(1_500, asking)
    const name = `${base}widget/panel.${shell.lang}`
    try {
      return (await import(/* @vite-ignore */ `${name}.${__BUILD__}.js`)).mount
    } catch {
      // The server has another release, or the network failed. Browsers never retry a failed import's address.
      return (await import(/* @vite-ignore */ `${name}.js?${attempts++}`)).mount
    }
  }

  async function load(): Promise<Mount | undefined> {
    try {
      loading ||= fetchPanel()
      return await loading
    } catch {
      loading = undefined
    }
  }

  async function ready() {
    const mount = await load()
    panel ||= mount?.(host)
  }

  /** Shows a note next to the bubble for a while, once a visit. */
  function showNote(text: string) {
    storage('sessionStorage', key, text)
    note.textContent = text
    shell.append(note)
    setTimeout(() => note.remove(), patienceMs)
  }

  async function open(takeFocus: boolean) {
    if (opened) return
    for (const sibling of siblings) sibling.close()
    opened = true
    storage('sessionStorage', key, 'open')
    apply()
    note.remove()
    button.setAttribute('aria-busy', 'true')
    try {
      await withTimeout(patienceMs, ready())
      if (opened) panel!.show(takeFocus)
    } catch {
      if (opened) {
        opened = false
        apply()
        showNote(unreachableText)
      }
    }
    button.removeAttribute('aria-busy')
  }

  function close() {
    if (!opened) return
    opened = false
    apply()
    panel?.hide()
    // A chat that the visitor closed doesn't open by itself again on this visit.
    storage('sessionStorage', key, 'closed')
  }

  const toggle = () => (opened ? close() : open(true))

  const host: Host = {
    id,
    api,
    base,
    shell,
    toggle: button,
    settings,
    refused: () => refusal,
    renew() {
      asking ||= fetchSettings()
    },
    style(text) {
      panelCss = text
      restyle()
    },
    close,
  }

  const launcher: Launcher = {
    id,
    corner,
    open,
    close,
    toggle,
    override(changes) {
      layers[3] = changes
      restyle()
      apply()
      panel?.update()
    },
    apply,
  }

  async function begin() {
    asking = fetchSettings()
    const before = storage('sessionStorage', key)
    // A chat left open stays open, except on phones, where it would cover the next page.
    if (before === 'open' && innerWidth > 480) open(false)
    // The visitor waits for a person or talks with one: the closed panel listens.
    else if (storage('localStorage', `${key}:live`)) ready()
    await asking
    // Greetings are for visitors who have not used the chat on this visit.
    if (before) return
    const { autoOpen, openDelay, greetings } = settings()
    if (autoOpen === true) setTimeout(() => open(false), openDelay)
    for (const { page, text, delay } of greetings || [])
      if (location.href.includes(page)) {
        setTimeout(() => opened || showNote(text), delay)
        return
      }
  }

  try {
    layers[0] = JSON.parse(storage('localStorage', key)!)
  } catch {}
  root.append(shell)
  shell.append(button)
  button.append(svg)
  svg.append(path)
  svg.setAttribute('viewBox', '0 0 24 24')
  button.className = 'foyer-toggle'
  note.onclick = button.onclick = toggle
  button.onpointerenter = button.onfocus = load
  note.className = 'foyer-note'
  note.dir = 'auto'
  note.setAttribute('role', 'status')
  restyle()
  apply()
  keepAttached(element)
  begin()
  return launcher
}
