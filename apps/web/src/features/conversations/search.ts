import type { Conversation } from '@foyer/contract/conversations'

/** Over what is loaded, in any capitals, in what was said by either side. */
export function matching(conversations: Conversation[], wanted: string) {
  if (!wanted.trim()) return conversations
  return conversations.filter(({ messages }) => messages.some(holding(wanted)))
}

export const holding = (wanted: string) => {
  const text = wanted.trim().toLowerCase()
  return ({ content }: { content: string }) => text !== '' && content.toLowerCase().includes(text)
}

export type Excerpt = { before: string; found: string; after: string }

// So many letters are left before what was found: it is seen without opening the conversation.
const lead = 60

/** A text from shortly before what was looked for; null where it isn't in it. */
export function excerptOf(text: string, wanted: string): Excerpt | null {
  const literal = wanted.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const match = literal ? new RegExp(literal, 'iu').exec(text) : null
  if (!match) return null
  const from = match.index - lead
  const space = text.indexOf(' ', from)
  const start = from <= 0 ? 0 : space < match.index && space >= 0 ? space + 1 : from
  return {
    before: `${start > 0 ? '… ' : ''}${text.slice(start, match.index)}`,
    found: match[0],
    after: text.slice(match.index + match[0].length),
  }
}
