import type { Language } from '@foyer/contract/assistants'

// TypeScript's DOM library lacks the browser's speech recognition.
interface Recogniser {
  lang: string
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
type Maker = new () => Recogniser

declare global {
  interface Window {
    SpeechRecognition?: Maker
    webkitSpeechRecognition?: Maker
  }
}

export interface SpeechInput {
  stop(): void
  cancel(): void
}

interface SpeechListener {
  heard(text: string): void
  /** `missing`: the browser claims to recognize speech but can't. */
  failed(why: 'missing' | 'refused'): void
  ended(): void
}

const longestRecording = 60_000

const regions: Record<string, string> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  pt: 'pt-PT',
  ru: 'ru-RU',
  ja: 'ja-JP',
  ko: 'ko-KR',
  zh: 'zh-CN',
  ar: 'ar-SA',
  hi: 'hi-IN',
} satisfies Record<Language, string>

const maker = () => window.SpeechRecognition || window.webkitSpeechRecognition

export const canRecognise = () => typeof maker() === 'function'
export const canRecord = () => Boolean(window.MediaRecorder && navigator.mediaDevices?.getUserMedia)

/** Recognizes speech in the browser and reports words while they are being said. */
export function recognise(language: string, { heard, failed, ended }: SpeechListener): SpeechInput {
  const recogniser = new (maker()!)()
  recogniser.lang = regions[language] || language
  recogniser.interimResults = true
  recogniser.onresult = ({ results }) => {
    let text = ''
    for (let index = 0; index < results.length; index++) text += ` ${results[index]?.[0]?.transcript ?? ''}`
    heard(text.replace(/\s+/g, ' ').trim())
  }
  recogniser.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'audio-capture') failed('refused')
    else if (error !== 'no-speech' && error !== 'aborted') failed('missing')
  }
  recogniser.onend = ended
  recogniser.start()
  return { stop: () => recogniser.stop(), cancel: () => recogniser.abort() }
}

/** Records until stopped. Rejects where the microphone is refused. */
export async function record(recorded: (recording: Blob) => void): Promise<SpeechInput> {
  const microphone = await navigator.mediaDevices.getUserMedia({
    __proto__: null,
    audio: true,
  } as MediaStreamConstraints)
  const release = () => {
    for (const track of microphone.getTracks()) track.stop()
  }
  try {
    const recorder = new MediaRecorder(microphone)
    const pieces: Blob[] = []
    let wanted = true
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstop = () => {
      release()
      // Servers expect the type without its parameters.
      const type = recorder.mimeType.split(';')[0] || 'audio/webm'
      if (wanted) recorded(new Blob(pieces, { __proto__: null, type } as BlobPropertyBag))
    }
    recorder.start()
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop()
    }
    setTimeout(stop, longestRecording)
    return {
      stop,
      cancel() {
        wanted = false
        stop()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
