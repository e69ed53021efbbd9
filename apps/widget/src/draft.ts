import type { Session } from './session.ts'
import { storage } from './storage.ts'

/**
 * The visitor's text and sent messages without an answer, stored for the next page in this tab. They belong to one
 * conversation and are not shown in another.
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
    send(text: string) {
      if (text) sent.add(text)
      keep()
    },
    /** The message was answered. */
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
