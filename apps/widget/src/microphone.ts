import { canRecognise, canRecord, recognise, record, type SpeechInput } from './speech-input.ts'

export type MicrophoneState = 'off' | 'idle' | 'listening' | 'working'

interface Wiring {
  api: string
  language: string
  assistantId: string
  /** Returns false once the visitor types in the input. */
  write(text: string): boolean
  begin(): void
  complain(about: 'refused' | 'misheard'): void
  show(state: MicrophoneState): void
}

/** Recognizes speech in the browser, else on the server, else not at all. */
export function createMicrophone({ api, language, assistantId, write, begin, complain, show }: Wiring) {
  let state: MicrophoneState = 'off'
  let own = canRecognise()
  let current: SpeechInput | undefined
  // Results of earlier attempts are dropped.
  let attempt = 0

  function enter(next: MicrophoneState) {
    state = next
    show(next)
  }

  function rest() {
    attempt++
    current = undefined
    enter('idle')
  }

  async function askServer() {
    enter('off')
    if (!canRecord()) return
    try {
      const response = await fetch(`${api}/api/voice`, {
        __proto__: null,
        credentials: 'omit',
      } as RequestInit)
      if ((await response.json()).transcribe === true) enter('idle')
    } catch {
      // The button stays off.
    }
  }

  function cancel() {
    const listening = current
    if (state !== 'off') rest()
    listening?.cancel()
  }

  function take(text: string) {
    if (!write(text)) cancel()
  }

  function listenInBrowser() {
    const thisAttempt = ++attempt
    let missing = false
    enter('listening')
    current = recognise(language, {
      heard(text) {
        if (thisAttempt === attempt) take(text)
      },
      failed(why) {
        if (thisAttempt !== attempt) return
        if (why === 'missing') missing = true
        else complain('refused')
      },
      ended() {
        if (thisAttempt !== attempt) return
        rest()
        if (!missing) return
        own = false
        askServer()
      },
    })
  }

  async function transcribe(recording: Blob, thisAttempt: number) {
    if (thisAttempt !== attempt) return
    enter('working')
    try {
      const query = `language=${encodeURIComponent(language)}&assistantId=${encodeURIComponent(assistantId)}`
      const response = await fetch(`${api}/api/voice/transcribe?${query}`, {
        __proto__: null,
        method: 'POST',
        credentials: 'omit',
        headers: { __proto__: null, 'content-type': recording.type },
        body: recording,
      } as unknown as RequestInit)
      const { text } = await response.json()
      if (thisAttempt !== attempt) return
      if (response.ok && text) take(String(text))
      else complain('misheard')
    } catch {
      if (thisAttempt === attempt) complain('misheard')
    }
    if (thisAttempt === attempt) rest()
  }

  async function recordForServer() {
    const thisAttempt = ++attempt
    enter('listening')
    const listening = await record((recording) => transcribe(recording, thisAttempt))
    if (thisAttempt === attempt) current = listening
    else listening.cancel()
  }

  async function press() {
    if (state === 'listening') {
      // Until the browser grants the microphone, there is nothing to stop.
      if (current) current.stop()
      else cancel()
      return
    }
    if (state !== 'idle') return
    begin()
    try {
      if (own) listenInBrowser()
      else await recordForServer()
    } catch {
      rest()
      complain('refused')
    }
  }

  if (own) enter('idle')
  else askServer()
  return { press, cancel }
}
