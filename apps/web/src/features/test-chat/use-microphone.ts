import type { Language } from '@foyer/contract/assistants'
import type { transcript, voiceAbilities } from '@foyer/contract/voice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../lib/api/browser.ts'
import { resource } from '../../lib/api/resource.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { toast } from '../../ui/messages/toast-store.ts'
import { canRecord, hasRecognition, recognize, record, type SpeechInput } from './speech-input.ts'

const voiceQuery = resource<z.infer<typeof voiceAbilities>>(['voice'], '/api/voice')
type Transcript = z.infer<typeof transcript>

const showDenied = () =>
  toast({
    title: 'Microphone unavailable',
    description: 'Allow it for this page in your browser, or type instead.',
    variant: 'destructive',
  })

const noRecorder = 'This browser can’t record here. Please type instead.'

/**
 * Appends speech to the input, using the browser’s recognition or else the server’s. `reason` explains why neither
 * works.
 */
export function useMicrophone(language: Language, typed: string, onTyped: (text: string) => void) {
  const [state, setState] = useState<'idle' | 'listening' | 'working'>('idle')
  // Some browsers expose recognition without supporting it.
  const [unable, setUnable] = useState(false)
  const own = hasRecognition() && !unable
  const server = useQuery({ ...voiceQuery, enabled: !own })
  const current = useRef<SpeechInput>(null)
  const before = useRef('')
  useEffect(() => () => current.current?.cancel(), [])

  const able = own || (server.data?.transcribe === true && canRecord())
  const reason = able
    ? null
    : server.data?.transcribe
      ? noRecorder
      : (server.data?.reason ?? (server.isError ? 'Voice input isn’t available right now.' : null))

  const onText = (heard: string) => onTyped(`${before.current} ${heard}`.trim())

  function finish() {
    current.current = null
    setState('idle')
  }

  function recognizeInBrowser() {
    current.current = recognize(language, {
      onText,
      onEnd: finish,
      onFailure: (failure) => {
        if (failure === 'denied') showDenied()
        if (failure === 'unable') setUnable(true)
      },
    })
    setState('listening')
  }

  async function transcribe(recording: Blob) {
    setState('working')
    try {
      const { text } = await api.post<Transcript>(`/api/voice/transcribe?language=${language}`, recording)
      onText(text)
    } catch (error) {
      showFailure('Couldn’t understand that', 'Please try again, or type instead.')(error)
    }
    finish()
  }

  async function toggle() {
    if (state === 'listening') return current.current?.stop()
    if (state === 'working' || !able) return
    before.current = typed.trim()
    try {
      if (own) return recognizeInBrowser()
      current.current = await record((recording) => void transcribe(recording))
      setState('listening')
    } catch {
      showDenied()
      finish()
    }
  }

  return { state, able, reason, toggle: () => void toggle() }
}
