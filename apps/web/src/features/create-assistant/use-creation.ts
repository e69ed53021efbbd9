import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import type { ProgressEvent } from '@foyer/contract/scans'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/browser.ts'
import { ApiError } from '../../lib/http.ts'
import { randomId } from '../../lib/random-id.ts'
import { type Creation, follow, isBackground, notStarted } from './creation.ts'
import { type KeptCreation, keepCreation, readCreation } from './kept-creation.ts'

// The stream must be there before the first thing happens.
const beforeRequestMs = 100
// One taken up again was most likely asked for before the reload: its own events say so first.
const beforeAskingAgainMs = 2_000
// Some proxies keep a stream back until it ends. They must not keep the creation back: its request tells the end too.
const streamPatienceMs = 2_000
const lostAfterMs = 3_000
const backgroundNoteMs = 2_000

export type Outcome =
  | { kind: 'created'; id: string; name: string; inBackground: boolean }
  | { kind: 'failed'; error: ApiError; website: string }

/** What has come of it, counted by the server. */
export type ReadyAssistant = {
  id: string
  name: string
  pages: number
  facts: number
  /** What was understood and is to be looked at. */
  checks: number
  inBackground: boolean
}

export type RunningCreation = {
  creation: Creation
  connected: boolean
  startedAt: number
  /** There once the wait is over. */
  ready?: ReadyAssistant & { at: number }
} & Pick<KeptCreation, 'sessionId' | 'values'>

/** Runs one creation at a time: the stream, then the request, then whichever of them ends it first. */
export function useCreation(accountId: string, onEnd: (outcome: Outcome) => Promise<ReadyAssistant | null>) {
  const [running, setRunning] = useState<RunningCreation | null>(null)
  const stop = useRef<() => void>(() => {})
  const takeUp = useRef(watchCreation)
  // Leaving the page ends the listening, not the creation: it is taken up again on the way back.
  useEffect(() => {
    const resume = () => {
      const kept = readCreation(accountId)
      if (kept) takeUp.current(kept, beforeAskingAgainMs)
    }
    const leave = () => stop.current()
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && resume()
    resume()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [accountId])

  function start(values: NewAssistantForm) {
    watchCreation({ sessionId: randomId(), values, startedAt: Date.now() }, beforeRequestMs)
  }

  function watchCreation(kept: KeptCreation, askAfterMs: number) {
    const { sessionId, values, startedAt } = kept
    keepCreation(accountId, kept)
    const stream = new EventSource(`/api/assistants/create-progress/${sessionId}`, { withCredentials: true })
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const later = (work: () => void, ms: number) => void timers.add(setTimeout(work, ms))
    const request = new AbortController()
    let over = false

    const close = () => {
      over = true
      stream.close()
      for (const timer of timers) clearTimeout(timer)
    }
    const end = async (outcome: Outcome) => {
      if (over) return
      close()
      keepCreation(accountId, null)
      // The overlay stays until what lies under it knows the news.
      const ready = await onEnd(outcome)
      setRunning((now) => (now && ready ? { ...now, ready: { ...ready, at: Date.now() } } : null))
    }
    const update = (change: (before: RunningCreation) => RunningCreation) =>
      setRunning((now) => now && change(now))
    const created = ({ id, name }: { id: string; name: string }, inBackground = false) =>
      end({ kind: 'created', id, name, inBackground })
    const failed = (error: ApiError) => end({ kind: 'failed', error, website: values.websiteUrl ?? '' })
    const fail = (status: number, message: string, body?: { limitReached?: boolean }) =>
      failed(new ApiError(status, message, body))
    const lose = () => fail(0, 'Connection lost. Please try again.')

    stop.current = () => {
      close()
      request.abort()
      setRunning(null)
    }
    setRunning({ creation: notStarted, connected: false, startedAt, sessionId, values })

    let asked = false
    let heard = false
    /** The request is under way or was granted: then it tells the end, whatever becomes of the stream. */
    let requested = false
    const ask = async () => {
      if (heard) return
      requested = true
      try {
        const assistant = await api.post<Assistant>(
          '/api/assistants',
          { ...values, sessionId },
          { signal: request.signal },
        )
        // The stream's own word comes first; this is for a stream that was cut off just before it.
        later(() => created(assistant, assistant.scan.status === 'running'), backgroundNoteMs + 500)
      } catch (error) {
        requested = false
        if (request.signal.aborted) return
        if (error instanceof ApiError) failed(error)
        // A page that is going away has its requests cut off first; and where the stream lives on, it tells the end.
        else later(() => !(heard && stream.readyState === EventSource.OPEN) && lose(), lostAfterMs)
      }
    }
    const askOnce = () => {
      if (asked) return
      asked = true
      later(ask, askAfterMs)
    }
    stream.onopen = () => {
      update((now) => ({ ...now, connected: true }))
      askOnce()
    }
    const patience = setTimeout(askOnce, streamPatienceMs)
    timers.add(patience)
    stream.onmessage = ({ data }) => {
      heard = true
      const event = JSON.parse(data) as ProgressEvent
      update((now) => ({ ...now, creation: follow(now.creation, event) }))
      const { assistant } = event
      if (event.step === 'error') fail(422, event.message, { limitReached: event.limitReached ?? false })
      else if (event.step === 'done' && assistant) created(assistant)
      else if (isBackground(event.step) && assistant) later(() => created(assistant, true), backgroundNoteMs)
    }
    stream.onerror = () => {
      update((now) => ({ ...now, connected: false }))
      // A stream that fails is not one that is kept back: it is opened again, or lost, before anything is asked for.
      clearTimeout(patience)
      later(() => {
        if (stream.readyState === EventSource.CLOSED && !requested) lose()
      }, lostAfterMs)
    }
  }

  /** Null when it was stopped; else what had come of it a moment before. */
  async function cancel(): Promise<Assistant | null> {
    if (!running) return null
    const { sessionId, values } = running
    stop.current()
    keepCreation(accountId, null)
    try {
      await api.post(`/api/assistants/create-progress/${sessionId}/cancel`)
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      // An assistant asked for under the same name is not created again, only told.
      return api.post<Assistant>('/api/assistants', { ...values, sessionId })
    }
  }

  return { running, start, cancel, close: () => setRunning(null) }
}
