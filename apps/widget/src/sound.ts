import { icon, iconButton } from './dom.ts'
import { icons } from './icons.ts'
import type { FetchLater } from './parts.ts'
import { storage } from './storage.ts'
import { texts } from './texts.ts'

const key = 'foyer:sound'

/** Two soft notes with each answer, off until the visitor turns them on. */
export function createSound(later: FetchLater) {
  const fetchChime = later('chime', __CHIME__, ({ chime }) => chime)
  let enabled = storage('localStorage', key) === 'on'
  const button = iconButton(texts.sound, icons.mute, () => {
    enabled = !enabled
    storage('localStorage', key, enabled ? 'on' : '')
    draw()
    chime()
  })

  function draw() {
    button.setAttribute('aria-pressed', `${enabled}`)
    button.replaceChildren(icon(enabled ? icons.sound : icons.mute))
  }

  async function chime() {
    if (enabled) (await fetchChime())?.()
  }

  draw()
  return { button, chime }
}
