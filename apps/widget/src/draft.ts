import type { Session } from './session.ts'
import { storage } from './storage.ts'

/**
 * What the visitor has written and nobody has answered yet, kept for the next page view in this tab: what was sent in
 * vain comes back to be sent again. It belongs to one conversation, if there is one yet, and is not shown in another.
 */
export function createDraft(assistantId: string, session: Session) {
  const key = `foyer:${assistantId}:draft`
  const sent = new Set<string>()
  let typed = ''

  function keep() {
    let text = ''
    for (const each of sent) text += `${each}\n`
    text += typed
    storage('sessionStorage', key, text && `${session.begun() ? session.id() : ''}\n${text}`)
  }

  return {
    recall(): string {
      const kept = storage('sessionStorage', key) || ''
      const end = kept.indexOf('\n')
      const conversation = kept.slice(0, end)
      return !conversation || conversation === session.id() ? kept.slice(end + 1).trimEnd() : ''
    },
    type(text: string) {
      if (text === typed) return
      typed = text
      keep()
    },
    /** It is on its way. */
    send(text: string) {
      if (text) sent.add(text)
      keep()
    },
    /** It was answered. */
    settle(text: string) {
      sent.delete(text)
      keep()
    },
    clear() {
      sent.clear()
      typed = ''
      keep()
    },
  }
}
export type Draft = ReturnType<typeof createDraft>
