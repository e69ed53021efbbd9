import type { NewAssistantForm } from '@foyer/contract/assistant-forms'
import type { Assistant } from '@foyer/contract/assistants'
import type { ProgressEvent } from '@foyer/contract/scans'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/browser.ts'
import { ApiError } from '../../lib/http.ts'
import { type Creation, follow, isBackground, notStarted } from './creation.ts'

// The stream must be there before the first thing happens.
const beforeRequestMs = 100
const lostAfterMs = 3_000
const backgroundNoteMs = 2_000

export type Outcome =
  | { kind: 'created'; id: string; name: string; inBackground: boolean }
  | { kind: 'failed'; error: ApiError; website: string }

export type Running = { creation: Creation; connected: boolean; startedAt: number; sessionId: string }

/** Runs one creation at a time: the stream, then the request, then whichever of them ends it first. */
export function useCreation(onEnd: (outcome: Outcome) => Promise<void>) {
  const [running, setRunning] = useState<Running | null>(null)
  const stop = useRef<() => void>(() => {})
  // Leaving the page ends the listening, not the creation: it is on the dashboard afterwards.
  useEffect(() => () => stop.current(), [])

  function start(values: NewAssistantForm) {
    const sessionId = crypto.randomUUID()
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
      // The overlay stays until what lies under it knows the news.
      await onEnd(outcome)
      setRunning(null)
    }
    const update = (change: (before: Running) => Running) => setRunning((now) => now && change(now))
    const created = ({ id, name }: { id: string; name: string }, inBackground = false) =>
      end({ kind: 'created', id, name, inBackground })
    const failed = (error: ApiError) => end({ kind: 'failed', error, website: values.websiteUrl ?? '' })
    const fail = (status: number, message: string, body?: { limitReached?: boolean }) =>
      failed(new ApiError(status, message, body))

    stop.current = () => {
      close()
      request.abort()
      setRunning(null)
    }
    setRunning({ creation: notStarted, connected: false, startedAt: Date.now(), sessionId })

    let asked = false
    const ask = async () => {
      try {
        const assistant = await api.post<Assistant>(
          '/api/assistants',
          { ...values, sessionId },
          { signal: request.signal },
        )
        // The stream's own word comes first; this is for a stream that was cut off just before it.
        later(() => created(assistant, assistant.scan.status === 'running'), backgroundNoteMs + 500)
      } catch (error) {
        if (request.signal.aborted) return
        if (error instanceof ApiError) failed(error)
        else fail(0, 'Connection lost. Please try again.')
      }
    }
    stream.onopen = () => {
      update((now) => ({ ...now, connected: true }))
      if (asked) return
      asked = true
      later(ask, beforeRequestMs)
    }
    stream.onmessage = ({ data }) => {
      const event = JSON.parse(data) as ProgressEvent
      update((now) => ({ ...now, creation: follow(now.creation, event) }))
      const { assistant } = event
      if (event.step === 'error') fail(422, event.message, { limitReached: event.limitReached ?? false })
      else if (event.step === 'done' && assistant) created(assistant)
      else if (isBackground(event.step) && assistant) later(() => created(assistant, true), backgroundNoteMs)
    }
    stream.onerror = () => {
      update((now) => ({ ...now, connected: false }))
      later(() => {
        if (stream.readyState === EventSource.CLOSED) fail(0, 'Connection lost. Please try again.')
      }, lostAfterMs)
    }
  }

  async function cancel() {
    if (!running) return
    stop.current()
    await api.post(`/api/assistants/create-progress/${running.sessionId}/cancel`)
  }

  return { running, start, cancel }
}
