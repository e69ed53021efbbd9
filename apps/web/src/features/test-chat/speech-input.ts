import type { Language } from '@foyer/contract/assistants'

// The types of TypeScript's DOM library do not hold the browser's speech recognition.
type HeardWords = { transcript: string }
type Result = { isFinal: boolean; 0: HeardWords }
type ResultEvent = { results: ArrayLike<Result> }
type Recogniser = {
  lang: string
  interimResults: boolean
  continuous: boolean
  start(): void
  stop(): void
  abort(): void
  onresult: ((event: ResultEvent) => void) | null
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

const regions: Record<Language, string> = {
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
}

export type SpeechInput = { stop(): void; cancel(): void }

type SpeechListener = {
  onText: (text: string) => void
  onEnd: () => void
  /** `unable`: this browser names a recogniser and has none. `denied`: the owner said no. */
  onFailure: (reason: 'unable' | 'denied' | 'silent') => void
}

export const hasRecognition = () => Boolean(window.SpeechRecognition ?? window.webkitSpeechRecognition)

const failures: Record<string, 'unable' | 'denied' | 'silent'> = {
  'not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silent',
  aborted: 'silent',
}

/** Recognises speech with the browser itself, telling the words while they are still being said. */
export function recognise(language: Language, { onText, onEnd, onFailure }: SpeechListener): SpeechInput {
  const Maker = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const recogniser = new Maker!()
  recogniser.lang = regions[language]
  recogniser.interimResults = true
  recogniser.continuous = false
  recogniser.onresult = ({ results }) =>
    onText(
      Array.from(results)
        .map((result) => result[0].transcript)
        .join(' ')
        .trim(),
    )
  recogniser.onerror = ({ error }) => onFailure(failures[error] ?? 'unable')
  recogniser.onend = onEnd
  recogniser.start()
  return { stop: () => recogniser.stop(), cancel: () => recogniser.abort() }
}

export const canRecord = () => Boolean(window.MediaRecorder && navigator.mediaDevices?.getUserMedia)

const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Records until it is stopped; what was said then goes to `onRecording`. */
export async function record(onRecording: (recording: Blob) => void): Promise<SpeechInput> {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(microphone, mimeType ? { mimeType } : {})
  const pieces: Blob[] = []
  let wanted = true
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.onstop = () => {
    for (const track of microphone.getTracks()) track.stop()
    // Servers know the kind of a recording by its plain name.
    if (wanted) onRecording(new Blob(pieces, { type: recorder.mimeType.split(';')[0] ?? 'audio/webm' }))
  }
  recorder.start()
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  return {
    stop,
    cancel: () => {
      wanted = false
      stop()
    },
  }
}
