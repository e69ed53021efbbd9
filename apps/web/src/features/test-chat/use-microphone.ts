import type { Language } from '@foyer/contract/assistants'
import type { transcript, voiceAbilities } from '@foyer/contract/voice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../lib/browser.ts'
import { resource } from '../../lib/resource.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { canRecord, hasRecognition, recognise, record, type SpeechInput } from './speech-input.ts'

const voiceQuery = resource<z.infer<typeof voiceAbilities>>(['voice'], '/api/voice')
type Transcript = z.infer<typeof transcript>

const refused = () =>
  toast({
    title: 'The microphone is not available',
    description: 'Allow it for this page in your browser, or type instead.',
    variant: 'destructive',
  })

const noRecorder = 'This browser can’t record on this page. Please type instead.'

/** Adds what is said to what is typed: through the browser, else the server, else it says why not. */
export function useMicrophone(language: Language, typed: string, onTyped: (text: string) => void) {
  const [state, setState] = useState<'idle' | 'listening' | 'working'>('idle')
  // Some browsers name a recogniser and have none behind the name.
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
      : (server.data?.reason ?? (server.isError ? 'Voice input can’t be reached right now.' : null))

  const onText = (heard: string) => onTyped(`${before.current} ${heard}`.trim())

  function finish() {
    current.current = null
    setState('idle')
  }

  function listenHere() {
    current.current = recognise(language, {
      onText,
      onEnd: finish,
      onFailure: (failure) => {
        if (failure === 'denied') refused()
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
      showFailure('That could not be understood', 'Please try again, or type instead.')(error)
    }
    finish()
  }

  async function toggle() {
    if (state === 'listening') return current.current?.stop()
    if (state === 'working' || !able) return
    before.current = typed.trim()
    try {
      if (own) return listenHere()
      current.current = await record((recording) => void transcribe(recording))
      setState('listening')
    } catch {
      refused()
      finish()
    }
  }

  return { state, able, reason, toggle: () => void toggle() }
}
