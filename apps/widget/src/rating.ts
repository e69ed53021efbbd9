import { call } from './call.ts'
import { h, icon, iconButton, on } from './dom.ts'
import type { Host } from './host.ts'
import css from './rating.css?inline'
import { ratingTexts } from './rating-texts.ts'
import { storage } from './storage.ts'

const star = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z'
const close = 'M6 6l12 12M18 6 6 18'
const thanksMs = 4_000

/** Provided by the panel, which may be of another release: fields are only ever added. */
export interface RatingWiring {
  host: Host
  /** The chat's address. */
  url: string
  window: HTMLElement
  list: HTMLElement
  session: { id(): string }
  announce(text: string): void
  /** Focuses the place where the visitor goes on writing. */
  refocus?(): void
  style(css: string): void
}

export interface Rating {
  /** Asks once a conversation, in the window or, while that is closed, next to the bubble. */
  ask(): void
  /** Removes the card next to the bubble, because the window was opened. */
  leave(): void
}

export type CreateRating = (wiring: RatingWiring) => Rating

export const createRating: CreateRating = (wiring) => {
  const { host, url, window: panel, list, session, announce, style } = wiring
  const texts = ratingTexts[panel.lang] || ratingTexts.en!
  const key = `foyer:${host.id}:rated`
  const root = list.getRootNode() as ShadowRoot
  let card: HTMLElement | undefined
  style(css)

  const hasFocus = () => !!card?.contains(root.activeElement)

  function leave() {
    const hadFocus = hasFocus()
    card?.remove()
    if (!hadFocus) return
    if (panel.hidden) host.toggle.focus()
    else wiring.refocus?.()
  }

  /** Removes the card next to the bubble after the thanks, once it has lost the focus. */
  function leaveSoon() {
    setTimeout(() => {
      if (!panel.hidden) return
      if (hasFocus()) on(card!, 'focusout', leaveSoon)
      else card?.remove()
    }, thanksMs)
  }

  function draw() {
    const label = h('span', {}, texts.ask)
    const stars: [HTMLElement, HTMLInputElement][] = []
    const row = h('div', { class: 'foyer-rating', role: 'radiogroup', 'aria-label': texts.ask }, label)
    let chosen = 0
    let sent = 0
    let isKey = false

    function light(rating: number) {
      chosen = rating
      for (const [index, [element, input]] of stars.entries()) {
        element.classList.toggle('foyer-lit', index < rating)
        input.checked = index + 1 === rating
      }
    }

    async function rate() {
      if (chosen === sent) return
      const rating = chosen
      const before = sent
      sent = rating
      let arrived = false
      try {
        arrived = (await call(`${url}/feedback`, { sessionId: session.id(), rating })).ok
      } catch {}
      if (!arrived) {
        sent = before
        light(before)
        announce(texts.failed)
        return
      }
      label.textContent = texts.thanks
      announce(texts.thanks)
      if (panel.hidden) leaveSoon()
    }

    for (let rating = 1; rating < 6; rating++) {
      const input = h('input', {
        type: 'radio',
        name: 'foyer-rating',
        class: 'foyer-hidden',
        'aria-label': `${rating}/5`,
      })
      const element = h('label', { class: 'foyer-star', title: `${rating}/5` }, input, icon(star))
      on(input, 'change', () => {
        light(rating)
        // Arrow keys pass other stars on their way: Enter or leaving the group sends.
        if (!isKey) rate()
      })
      stars.push([element, input])
      row.append(element)
    }
    on(row, 'pointerdown', () => {
      isKey = false
    })
    on(row, 'keydown', ({ key }) => {
      isKey = true
      if (key === 'Enter') rate()
    })
    on(row, 'focusout', ({ relatedTarget }) => {
      if (!row.contains(relatedTarget as Node | null)) rate()
    })
    return h('div', { class: 'foyer-rating-row' }, row, iconButton(texts.dismiss, close, leave))
  }

  return {
    ask() {
      if (storage('localStorage', key) === session.id()) return
      storage('localStorage', key, session.id())
      card = h(
        'div',
        {
          class: `foyer-ask ${panel.className}`,
          lang: panel.lang,
          dir: panel.dir,
          role: 'region',
          'aria-label': texts.ask,
        },
        draw(),
      )
      card.classList.remove('foyer-window')
      card.style.cssText = panel.style.cssText
      // The window's colors, but not the height that the keyboard leaves it on a phone.
      card.style.height = card.style.top = ''
      if (panel.hidden) host.shell.append(card)
      else {
        list.append(card)
        card.scrollIntoView({ block: 'nearest' })
      }
    },
    leave() {
      if (card?.parentNode === host.shell) leave()
    },
  }
}
