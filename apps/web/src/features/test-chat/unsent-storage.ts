/** Unsent input and failed messages of one conversation. */
export type UnsentMessages = {
  session: string
  typed: string
  questions: { content: string; timestamp: string }[]
}

const keyOf = (id: string) => `foyer:test-chat-unsent:${id}`

export function readUnsent(id: string, session: string): UnsentMessages {
  const none = { session, typed: '', questions: [] }
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as UnsentMessages | null
    return kept?.session === session ? kept : none
  } catch {
    return none
  }
}

export function storeUnsent(id: string, unsent: UnsentMessages) {
  try {
    if (unsent.typed || unsent.questions.length > 0) sessionStorage.setItem(keyOf(id), JSON.stringify(unsent))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Without storage it lasts until the screen is closed.
  }
}
