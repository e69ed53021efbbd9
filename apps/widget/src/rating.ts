import { call } from './call.ts'
import { h, icon, iconButton, on } from './dom.ts'
import type { Host } from './host.ts'
import css from './rating.css?inline'
import { ratingTexts } from './rating-texts.ts'
import { storage } from './storage.ts'

const star = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z'
const close = 'M6 6l12 12M18 6 6 18'
const thanksMs = 4_000

/**
 * What the panel hands over. As with the bubble and the panel, the two may come from different releases: this only
 * ever grows.
 */
export interface RatingWiring {
  host: Host
  /** The chat's address. */
  url: string
  window: HTMLElement
  list: HTMLElement
  session: { id(): string }
  announce(text: string): void
  style(css: string): void
}

export interface Rating {
  /** Asks how the chat was, once a conversation: at its end in the window, or beside the bubble where it is closed. */
  ask(): void
  /** The window was opened, or the conversation went on: beside the bubble nothing is asked any more. */
  leave(): void
}

export type CreateRating = (wiring: RatingWiring) => Rating

export const createRating: CreateRating = ({ host, url, window: panel, list, session, announce, style }) => {
  const texts = ratingTexts[panel.lang] || ratingTexts.en!
  const key = `foyer:${host.id}:rated`
  let card: HTMLElement | undefined
  style(css)

  const leave = () => card?.remove()

  function draw() {
    const label = h('span', {}, texts.ask)
    const stars: [HTMLElement, HTMLInputElement][] = []
    const row = h('div', { class: 'foyer-rating', role: 'radiogroup', 'aria-label': texts.ask }, label)
    let waiting = 0

    function light(rating: number) {
      for (const [index, [element, input]] of stars.entries()) {
        element.classList.toggle('foyer-lit', index < rating)
        input.checked = index + 1 === rating
      }
    }

    async function rate(rating: number) {
      let arrived = false
      try {
        arrived = (await call(`${url}/feedback`, { sessionId: session.id(), rating })).ok
      } catch {}
      if (!arrived) {
        light(0)
        return
      }
      label.textContent = texts.thanks
      announce(texts.thanks)
      if (panel.hidden) setTimeout(leave, thanksMs)
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
        clearTimeout(waiting)
        // The arrow keys pass over stars on their way to the one that is meant.
        waiting = window.setTimeout(() => rate(rating), 500)
      })
      stars.push([element, input])
      row.append(element)
    }
    row.append(iconButton(texts.dismiss, close, leave))
    return row
  }

  return {
    ask() {
      if (storage('localStorage', key) === session.id()) return
      storage('localStorage', key, session.id())
      card = h('div', { class: `foyer-ask ${panel.className}`, lang: panel.lang, dir: panel.dir }, draw())
      card.classList.remove('foyer-window')
      card.style.cssText = panel.style.cssText
      // Its colours alone: on a phone the window is held to what the keyboard leaves of the screen.
      card.style.height = card.style.top = ''
      if (panel.hidden) host.shell.append(card)
      else {
        list.append(card)
        card.scrollIntoView({ block: 'nearest' })
      }
    },
    leave() {
      if (card?.parentNode === host.shell) card.remove()
    },
  }
}
