import type { Conversation } from '@foyer/contract/conversations'

/** Over what is loaded, in any capitals, in what was said by either side. */
export function matching(conversations: Conversation[], wanted: string) {
  const text = wanted.trim().toLowerCase()
  if (!text) return conversations
  return conversations.filter(({ messages }) =>
    messages.some(({ content }) => content.toLowerCase().includes(text)),
  )
}
