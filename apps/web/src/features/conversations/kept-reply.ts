const keyOf = (conversationId: string) => `foyer:reply:${conversationId}`

/** What an owner has written to a visitor and not sent yet. It outlives a reload of this tab. */
export function readReply(conversationId: string): string {
  try {
    return sessionStorage.getItem(keyOf(conversationId)) ?? ''
  } catch {
    return ''
  }
}

export function keepReply(conversationId: string, text: string) {
  try {
    if (text) sessionStorage.setItem(keyOf(conversationId), text)
    else sessionStorage.removeItem(keyOf(conversationId))
  } catch {
    // Then it lasts as long as the screen.
  }
}
