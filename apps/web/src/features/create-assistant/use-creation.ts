import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import type { ProgressEvent } from '@foyer/contract/scans'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { ApiError } from '../../lib/http/http.ts'
import { randomId } from '../../lib/random-id.ts'
import { applyEvent, type Creation, isBackground, notStarted } from './creation.ts'
import { readCreation, type StoredCreation, storeCreation } from './creation-storage.ts'

// The stream must connect before the first event.
const requestDelayMs = 100
// A resumed creation waits for events, because it was most likely requested before the reload.
const resumeDelayMs = 2_000
// Some proxies buffer streams. The request is then sent anyway, and its response ends the creation.
const streamTimeoutMs = 2_000
const lostAfterMs = 3_000
const backgroundNoteMs = 2_000

export type Outcome =
  | { kind: 'created'; id: string; name: string; inBackground: boolean }
  | { kind: 'failed'; error: ApiError; website: string }

export type ReadyAssistant = {
  id: string
  name: string
  pages: number
  facts: number
  checks: number
  inBackground: boolean
}

export type RunningCreation = {
  creation: Creation
  connected: boolean
  startedAt: number
  ready?: ReadyAssistant & { at: number }
} & Pick<StoredCreation, 'sessionId' | 'values'>

/** Runs one creation at a time; the stream or the request ends it, whichever is first. */
export function useCreation(accountId: string, onEnd: (outcome: Outcome) => Promise<ReadyAssistant | null>) {
  const [running, setRunning] = useState<RunningCreation | null>(null)
  const stop = useRef<() => void>(() => {})
  const watchRef = useRef(watchCreation)
  // Leaving the page only stops watching; coming back resumes.
  useEffect(() => {
    const resume = () => {
      const kept = readCreation(accountId)
      if (kept) watchRef.current(kept, resumeDelayMs)
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
    watchCreation({ sessionId: randomId(), values, startedAt: Date.now() }, requestDelayMs)
  }

  function watchCreation(kept: StoredCreation, requestAfterMs: number) {
    const { sessionId, values, startedAt } = kept
    storeCreation(accountId, kept)
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
      storeCreation(accountId, null)
      // The overlay stays until the page below has refetched.
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
    let receivedEvent = false
    /** The request is pending or succeeded, so it reports the end even if the stream fails. */
    let requested = false
    const createNow = async () => {
      if (receivedEvent) return
      requested = true
      try {
        const assistant = await api.post<Assistant>(
          '/api/assistants',
          { ...values, sessionId },
          { signal: request.signal },
        )
        // Fallback for a stream that was cut off just before the end.
        later(() => created(assistant, assistant.scan.status === 'running'), backgroundNoteMs + 500)
      } catch (error) {
        requested = false
        if (request.signal.aborted) return
        if (error instanceof ApiError) failed(error)
        // A page that is unloading aborts its requests first; an open stream still reports the end.
        else later(() => !(receivedEvent && stream.readyState === EventSource.OPEN) && lose(), lostAfterMs)
      }
    }
    const requestOnce = () => {
      if (asked) return
      asked = true
      later(createNow, requestAfterMs)
    }
    stream.onopen = () => {
      update((now) => ({ ...now, connected: true }))
      requestOnce()
    }
    const streamTimeout = setTimeout(requestOnce, streamTimeoutMs)
    timers.add(streamTimeout)
    stream.onmessage = ({ data }) => {
      receivedEvent = true
      const event = JSON.parse(data) as ProgressEvent
      update((now) => ({ ...now, creation: applyEvent(now.creation, event) }))
      const { assistant } = event
      if (event.step === 'error') fail(422, event.message, { limitReached: event.limitReached ?? false })
      else if (event.step === 'done' && assistant) created(assistant)
      else if (isBackground(event.step) && assistant) later(() => created(assistant, true), backgroundNoteMs)
    }
    stream.onerror = () => {
      update((now) => ({ ...now, connected: false }))
      // A failing stream reconnects or is lost; it is not merely buffered.
      clearTimeout(streamTimeout)
      later(() => {
        if (stream.readyState === EventSource.CLOSED && !requested) lose()
      }, lostAfterMs)
    }
  }

  /** Returns null if it was stopped, else the assistant that had just been created. */
  async function cancel(): Promise<Assistant | null> {
    if (!running) return null
    const { sessionId, values } = running
    stop.current()
    storeCreation(accountId, null)
    try {
      await api.post(`/api/assistants/create-progress/${sessionId}/cancel`)
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      // Posting the same session again returns the existing assistant.
      return api.post<Assistant>('/api/assistants', { ...values, sessionId })
    }
  }

  return { running, start, cancel, close: () => setRunning(null) }
}
