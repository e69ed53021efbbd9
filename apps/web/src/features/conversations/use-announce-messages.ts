import type { Conversation } from '@foyer/contract/conversations'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/messages/announce.ts'

export function useAnnounceMessages(messages: Conversation['messages']) {
  const known = useRef<ReadonlySet<number>>(null)
  useEffect(() => {
    if (messages.length === 0) return
    const before = known.current
    known.current = new Set(messages.map(({ id }) => id))
    if (!before) return
    for (const { id, role, content } of messages)
      if (role === 'user' && !before.has(id)) announce(`Visitor: ${content}`)
  }, [messages])
}
