import type { LiveEvent } from '@foyer/contract/handoff'
import { useEffect, useState } from 'react'
import { queryClient } from '../../lib/api/query-client.ts'
import { conversationKey, conversationsKey, liveKey } from './conversation-queries.ts'
import { notifyHandoff } from './person-notifications.ts'

type Listener = (event: LiveEvent) => void

const longestPauseMs = 60_000
const typingLastsMs = 6_000

const listeners = new Set<Listener>()
let subscribers = 0
let stream: EventSource | null = null
let reopening: ReturnType<typeof setTimeout> | undefined
let pauseMs = 1_000

/** An initial fetch in progress may predate the event and is not restarted, so another one follows it. */
async function refetch(queryKey: readonly string[]) {
  const first = queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0
  await queryClient.invalidateQueries({ queryKey })
  if (first) await queryClient.invalidateQueries({ queryKey })
}

/** Events only say what changed; the data is refetched. */
export function affectedKeys({ what, conversationId }: LiveEvent): string[][] {
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
    for (const queryKey of affectedKeys(event)) void refetch(queryKey)
    if (event.state === 'wanted' && event.conversationId) notifyHandoff(event.conversationId)
    for (const listener of listeners) listener(event)
  }
  // Browsers stop reconnecting after a proxy error while the server starts.
  opened.onerror = () => {
    opened.close()
    if (stream !== opened) return
    stream = null
    reopening = setTimeout(() => subscribers > 0 && open(), pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

/** Keeps conversations up to date. All subscribers of a tab share one stream. */
export function useLiveEvents(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    if (subscribers++ === 0 && !stream) open()
    return () => {
      if (--subscribers > 0) return
      clearTimeout(reopening)
      stream?.close()
      stream = null
    }
  }, [isWanted])
}

export function useVisitorTyping(conversationId: string): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined
    const listener: Listener = (event) => {
      if (event.conversationId !== conversationId || event.what === 'notice') return
      clearTimeout(ending)
      setTyping(event.what === 'typing')
      if (event.what === 'typing') ending = setTimeout(() => setTyping(false), typingLastsMs)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      clearTimeout(ending)
    }
  }, [conversationId])
  return typing
}
