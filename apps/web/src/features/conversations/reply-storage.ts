const keyOf = (conversationId: string) => `foyer:reply:${conversationId}`

/** An unsent reply, kept in this tab across reloads. */
export function readReply(conversationId: string): string {
  try {
    return sessionStorage.getItem(keyOf(conversationId)) ?? ''
  } catch {
    return ''
  }
}

export function storeReply(conversationId: string, text: string) {
  try {
    if (text) sessionStorage.setItem(keyOf(conversationId), text)
    else sessionStorage.removeItem(keyOf(conversationId))
  } catch {
    // Without storage it lasts until the screen is closed.
  }
}
