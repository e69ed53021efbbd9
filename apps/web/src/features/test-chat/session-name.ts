import { randomId } from '../../lib/random-id.ts'

const first = 'dashboard-session'
const keyOf = (id: string) => `foyer:test-chat:${id}`

/** The conversation that is tried on this screen; a new one only where the owner began one in this tab. */
export function currentSession(id: string) {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? first
  } catch {
    return first
  }
}

export function newSession(id: string) {
  const name = `${first}-${randomId().slice(0, 8)}`
  try {
    sessionStorage.setItem(keyOf(id), name)
  } catch {
    // Then the new conversation lasts as long as the screen.
  }
  return name
}
