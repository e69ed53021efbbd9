const mostCharacters = 4_000

interface Wiring {
  url: string
  language: string
  assistantId: string
}

/** Fetches answers as sound and plays one at a time. Stays silent where the page forbids it. */
export function createSpeaker({ url, language, assistantId }: Wiring) {
  let context: AudioContext | undefined
  let running: AbortController | undefined
  let silence: (() => void) | undefined

  function stop() {
    running?.abort()
    running = undefined
    silence?.()
    silence = undefined
  }

  async function playDecoded(recording: Blob, signal: AbortSignal) {
    if (!context) throw new Error('This browser has no AudioContext.')
    const buffer = await context.decodeAudioData(await recording.arrayBuffer())
    if (signal.aborted) return
    await context.resume()
    if (signal.aborted) return
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(context.destination)
    source.start()
    silence = () => source.stop()
  }

  async function playFile(recording: Blob) {
    const address = URL.createObjectURL(recording)
    const audio = new Audio(address)
    silence = () => {
      audio.pause()
      URL.revokeObjectURL(address)
    }
    await audio.play()
  }

  return {
    stop,
    /** Must be called in a click: browsers block sound without one. */
    unlock() {
      try {
        context ||= new AudioContext()
        context.resume().catch(() => {})
      } catch {
        // The machine has no audio, or no more of it.
      }
    },
    async speak(text: string) {
      stop()
      const attempt = new AbortController()
      running = attempt
      const { signal } = attempt
      try {
        const response = await fetch(url, {
          __proto__: null,
          method: 'POST',
          credentials: 'omit',
          headers: { __proto__: null, 'content-type': 'application/json' },
          body: JSON.stringify({
            __proto__: null,
            text: text.slice(0, mostCharacters),
            language,
            assistantId,
          }),
          signal,
        } as unknown as RequestInit)
        if (!response.ok) return
        const recording = await response.blob()
        try {
          // A page's policy may forbid media from blob addresses, but not decoding them.
          await playDecoded(recording, signal)
        } catch {
          if (!signal.aborted) await playFile(recording)
        }
      } catch {
        // The visitor can read the answer.
      }
    },
  }
}
