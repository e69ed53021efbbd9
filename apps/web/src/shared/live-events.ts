import type { LiveEvent } from '@foyer/contract/handoff'
import { useEffect, useState } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { conversationKey, conversationsKey, liveKey } from './conversation-queries.ts'
import { notifyWanted } from './person-notifications.ts'

type Hear = (event: LiveEvent) => void

const longestPauseMs = 60_000
const typingLastsMs = 6_000

const ears = new Set<Hear>()
let followers = 0
let stream: EventSource | null = null
let reopening: ReturnType<typeof setTimeout> | undefined
let pauseMs = 1_000

/** A first reading that is still under way may be older than the event, and is not begun anew: another one follows it. */
async function readAgain(queryKey: readonly string[]) {
  const first = queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await queryClient.invalidateQueries({ queryKey })
  if (first) await queryClient.invalidateQueries({ queryKey })
}

/** The stream says where something happened; what happened is read from where it is stored. */
export function touchedBy({ what, conversationId }: LiveEvent): string[][] {
  if (what === 'typing') return []
  if (what === 'notice') return [['notices']]
  return [
    liveKey,
    ...(what === 'handoff' ? [conversationsKey] : []),
    conversationId ? [...conversationKey, conversationId] : conversationKey,
  ]
}

function open() {
  const opened = new EventSource('/api/conversations/events', { withCredentials: true })
  stream = opened
  opened.onmessage = ({ data }: MessageEvent<string>) => {
    pauseMs = 1_000
    const event = JSON.parse(data) as LiveEvent
    for (const queryKey of touchedBy(event)) void readAgain(queryKey)
    if (event.state === 'wanted' && event.conversationId) notifyWanted(event.conversationId)
    for (const hear of ears) hear(event)
  }
  // Browsers give up where a proxy answers for a server that is just starting.
  opened.onerror = () => {
    opened.close()
    if (stream !== opened) return
    stream = null
    reopening = setTimeout(() => followers > 0 && open(), pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

/** Keeps what is shown of conversations true while they go on. However many follow, there is one stream a tab. */
export function useLiveEvents(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    if (followers++ === 0 && !stream) open()
    return () => {
      if (--followers > 0) return
      clearTimeout(reopening)
      stream?.close()
      stream = null
    }
  }, [isWanted])
}

/** Whether the visitor of a conversation is writing at this moment. */
export function useVisitorTyping(conversationId: string): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined
    const hear: Hear = (event) => {
      if (event.conversationId !== conversationId || event.what === 'notice') return
      clearTimeout(ending)
      setTyping(event.what === 'typing')
      if (event.what === 'typing') ending = setTimeout(() => setTyping(false), typingLastsMs)
    }
    ears.add(hear)
    return () => {
      ears.delete(hear)
      clearTimeout(ending)
    }
  }, [conversationId])
  return typing
}
