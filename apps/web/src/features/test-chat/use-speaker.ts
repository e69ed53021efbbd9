import type { Language } from '@foyer/contract/assistants'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { plainText } from '../../ui/markdown-text.ts'
import { toast } from '../../ui/toast-store.ts'

const mostCharacters = 4_000

/** Reads answers aloud while it is on. */
export function useSpeaker(language: Language) {
  const [on, setOn] = useState(false)
  // An answer that is on its way when it is turned off is not read, and one when it is turned on is.
  const wanted = useRef(on)
  const audio = useRef<HTMLAudioElement>(null)
  const running = useRef<AbortController>(null)
  const address = useRef<string>(null)

  function hush() {
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
    hush()
    const stop = new AbortController()
    running.current = stop
    try {
      const body = { text: plainText(text).slice(0, mostCharacters), language }
      const response = await api.response('POST', '/api/voice/synthesize', body, {
        signal: stop.signal,
        accept: 'audio/*',
      })
      const recording = await response.blob()
      if (stop.signal.aborted) return
      address.current = URL.createObjectURL(recording)
      audio.current ??= new Audio()
      audio.current.src = address.current
      await audio.current.play()
    } catch (error) {
      if (stop.signal.aborted) return
      toast({
        title: 'The answer could not be read aloud',
        description: messageOf(error, 'It is still here to read.'),
      })
    }
  }

  function toggle() {
    wanted.current = !on
    setOn(!on)
    if (on) hush()
  }

  return { on, toggle, speak, hush }
}
