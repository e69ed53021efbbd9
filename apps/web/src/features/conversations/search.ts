import type { Conversation } from '@foyer/contract/conversations'
import { findFolded, folded } from '@foyer/contract/folded'

/** The loaded conversations in which either side said it, in any capitals and with or without accents. */
export function matching(conversations: Conversation[], wanted: string) {
  if (!wanted.trim()) return conversations
  return conversations.filter(({ messages }) => messages.some(holding(wanted)))
}

type Message = { content: string }

// All that is loaded is searched anew with every key that is pressed.
const foldedBefore = new WeakMap<Message, string>()

function foldedOf(message: Message): string {
  const text = foldedBefore.get(message) ?? folded(message.content)
  foldedBefore.set(message, text)
  return text
}

export const holding = (wanted: string) => {
  const text = folded(wanted).trim()
  return (message: Message) => text !== '' && foldedOf(message).includes(text)
}

export type Excerpt = { before: string; found: string; after: string }

// So many letters are left before what was found: it is seen without opening the conversation.
const lead = 60

/** A text from shortly before what was looked for; null where it isn't in it. */
export function excerptOf(text: string, wanted: string): Excerpt | null {
  const match = findFolded(text, wanted.trim())
  if (!match) return null
  const from = match.start - lead
  const space = text.indexOf(' ', from)
  const start = from <= 0 ? 0 : space < match.start && space >= 0 ? space + 1 : from
  return {
    before: `${start > 0 ? '… ' : ''}${text.slice(start, match.start)}`,
    found: text.slice(match.start, match.end),
    after: text.slice(match.end),
  }
}
