import type { Conversation } from '@foyer/contract/conversations'
import { findFolded, folded } from '@foyer/contract/folded'

/** Filters loaded conversations, ignoring case and accents. */
export function matching(conversations: Conversation[], wanted: string) {
  if (!wanted.trim()) return conversations
  return conversations.filter(({ messages }) => messages.some(contains(wanted)))
}

type Message = { content: string }

// Cached because every keystroke searches all loaded messages.
const foldedCache = new WeakMap<Message, string>()

function foldedOf(message: Message): string {
  const text = foldedCache.get(message) ?? folded(message.content)
  foldedCache.set(message, text)
  return text
}

export const contains = (wanted: string) => {
  const text = folded(wanted).trim()
  return (message: Message) => text !== '' && foldedOf(message).includes(text)
}

export type Excerpt = { before: string; found: string; after: string }

// Characters of context before the match.
const lead = 60

/** An excerpt around the first match; null without one. */
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
