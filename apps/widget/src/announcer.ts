import { h } from './dom.ts'

const readingMs = 5_000

/** A polite live region. Each announcement is a line of its own, so that the next one does not replace it unread. */
export function createAnnouncer() {
  const region = h('div', { class: 'foyer-hidden', role: 'status', 'aria-atomic': 'false' })
  return {
    region,
    announce(text: string, language?: string) {
      if (!text) return
      const line = h('p', { dir: 'auto', ...(language && { lang: language }) }, text)
      region.append(line)
      setTimeout(() => line.remove(), readingMs)
    },
  }
}
