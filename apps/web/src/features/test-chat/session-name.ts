import { randomId } from '../../lib/random-id.ts'

const first = 'dashboard-session'
const keyOf = (id: string) => `foyer:test-chat:${id}`

/** The session of this tab’s test chat; changes only when a new conversation is started. */
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
    // Without storage it lasts until the screen is closed.
  }
  return name
}
