import { canRecognise, canRecord, recognise, record, type SpeechInput } from './speech-input.ts'

export type MicrophoneState = 'off' | 'idle' | 'listening' | 'working'

interface Wiring {
  api: string
  language: string
  assistantId: string
  /** Where the words go; false when the visitor has taken the input over. */
  write(text: string): boolean
  begin(): void
  complain(about: 'refused' | 'misheard'): void
  show(state: MicrophoneState): void
}

/** Hears through the browser, else through the server, else not at all. */
export function createMicrophone({ api, language, assistantId, write, begin, complain, show }: Wiring) {
  let state: MicrophoneState = 'off'
  let own = canRecognise()
  let current: SpeechInput | undefined
  // Whatever comes back for an earlier attempt is of no interest any more.
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
      // Unreachable: the button stays off and says so.
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

  function listenHere() {
    const mine = ++attempt
    let missing = false
    enter('listening')
    current = recognise(language, {
      heard(text) {
        if (mine === attempt) take(text)
      },
      failed(why) {
        if (mine !== attempt) return
        if (why === 'missing') missing = true
        else complain('refused')
      },
      ended() {
        if (mine !== attempt) return
        rest()
        if (!missing) return
        own = false
        askServer()
      },
    })
  }

  async function transcribe(recording: Blob, mine: number) {
    if (mine !== attempt) return
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
      if (mine !== attempt) return
      if (response.ok && text) take(String(text))
      else complain('misheard')
    } catch {
      if (mine === attempt) complain('misheard')
    }
    if (mine === attempt) rest()
  }

  async function listenThere() {
    const mine = ++attempt
    enter('listening')
    const listening = await record((recording) => transcribe(recording, mine))
    if (mine === attempt) current = listening
    else listening.cancel()
  }

  async function press() {
    if (state === 'listening') {
      // Before the browser has granted the microphone there is nothing to stop, only to take back.
      if (current) current.stop()
      else cancel()
      return
    }
    if (state !== 'idle') return
    begin()
    try {
      if (own) listenHere()
      else await listenThere()
    } catch {
      rest()
      complain('refused')
    }
  }

  if (own) enter('idle')
  else askServer()
  return { press, cancel }
}
