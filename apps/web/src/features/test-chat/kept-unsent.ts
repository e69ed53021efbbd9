/** What was typed and not sent, and what was sent in vain, in one conversation. */
export type Unsent = { session: string; typed: string; questions: { content: string; timestamp: string }[] }

const keyOf = (id: string) => `foyer:test-chat-unsent:${id}`

export function readUnsent(id: string, session: string): Unsent {
  const none = { session, typed: '', questions: [] }
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Unsent | null
    return kept?.session === session ? kept : none
  } catch {
    return none
  }
}

export function keepUnsent(id: string, unsent: Unsent) {
  try {
    if (unsent.typed || unsent.questions.length > 0) sessionStorage.setItem(keyOf(id), JSON.stringify(unsent))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Then it lasts as long as the screen.
  }
}
