import type { Language } from '@foyer/contract/assistants'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { messageOf } from '../../lib/http/http.ts'
import { plainText } from '../../ui/markdown/markdown-text.ts'
import { toast } from '../../ui/messages/toast-store.ts'

const maxCharacters = 4_000

export function useSpeaker(language: Language) {
  const [on, setOn] = useState(false)
  // A ref, so that turning it off or on also affects a pending answer.
  const wanted = useRef(on)
  const audio = useRef<HTMLAudioElement>(null)
  const running = useRef<AbortController>(null)
  const address = useRef<string>(null)

  function stop() {
    running.current?.abort()
    running.current = null
    audio.current?.pause()
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = null
  }
  useEffect(
    () => () => {
      running.current?.abort()
      audio.current?.pause()
      if (address.current) URL.revokeObjectURL(address.current)
    },
    [],
  )

  async function speak(text: string) {
    if (!wanted.current) return
    stop()
    const abort = new AbortController()
    running.current = abort
    try {
      const body = { text: plainText(text).slice(0, maxCharacters), language }
      const response = await api.response('POST', '/api/voice/synthesize', body, {
        signal: abort.signal,
        accept: 'audio/*',
      })
      const recording = await response.blob()
      if (abort.signal.aborted) return
      address.current = URL.createObjectURL(recording)
      audio.current ??= new Audio()
      audio.current.src = address.current
      await audio.current.play()
    } catch (error) {
      if (abort.signal.aborted) return
      toast({
        title: 'Couldn’t read the answer aloud',
        description: messageOf(error, 'You can still read it here.'),
      })
    }
  }

  function toggle() {
    wanted.current = !on
    setOn(!on)
    if (on) stop()
  }

  return { on, toggle, speak, stop }
}
