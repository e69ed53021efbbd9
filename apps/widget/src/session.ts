import { storage } from './storage.ts'

/** The visitor's conversation with one assistant, kept across page views where the browser lets us. */
export function createSession(assistantId: string) {
  const key = `foyer:${assistantId}:session`
  const kept = storage('localStorage', key) || ''
  // The id alone opens the conversation, so it must not be guessable.
  let id = /^[\w-]{16,128}$/.test(kept) ? kept : ''
  let begun = Boolean(id)

  function draw(): string {
    let drawn = ''
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) drawn += (byte + 256).toString(16).slice(1)
    return drawn
  }

  return {
    /** The id, drawn when first needed. */
    id: (): string => {
      id ||= draw()
      return id
    },
    begun: () => begun,
    /** Called once the server knows the conversation, possibly by an id of its own. */
    begin(given?: unknown) {
      if (typeof given === 'string' && given) id = given
      begun = true
      storage('localStorage', key, id)
    },
    forget() {
      id = ''
      begun = false
      storage('localStorage', key, '')
    },
  }
}
export type Session = ReturnType<typeof createSession>
