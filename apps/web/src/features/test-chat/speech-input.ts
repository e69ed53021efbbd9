import type { Language } from '@foyer/contract/assistants'

// TypeScript’s DOM library lacks speech recognition.
type HeardWords = { transcript: string }
type Result = { isFinal: boolean; 0: HeardWords }
type ResultEvent = { results: ArrayLike<Result> }
type Recognizer = {
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
type RecognizerConstructor = new () => Recognizer

declare global {
  interface Window {
    SpeechRecognition?: RecognizerConstructor
    webkitSpeechRecognition?: RecognizerConstructor
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
  /** `unable`: the browser exposes recognition but does not support it. `denied`: permission was refused. */
  onFailure: (reason: 'unable' | 'denied' | 'silent') => void
}

export const hasRecognition = () => Boolean(window.SpeechRecognition ?? window.webkitSpeechRecognition)

const failures: Record<string, 'unable' | 'denied' | 'silent'> = {
  'not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silent',
  aborted: 'silent',
}

export function recognize(language: Language, { onText, onEnd, onFailure }: SpeechListener): SpeechInput {
  const Constructor = window.SpeechRecognition ?? window.webkitSpeechRecognition
  const recognizer = new Constructor!()
  recognizer.lang = regions[language]
  recognizer.interimResults = true
  recognizer.continuous = false
  recognizer.onresult = ({ results }) =>
    onText(
      Array.from(results)
        .map((result) => result[0].transcript)
        .join(' ')
        .trim(),
    )
  recognizer.onerror = ({ error }) => onFailure(failures[error] ?? 'unable')
  recognizer.onend = onEnd
  recognizer.start()
  return { stop: () => recognizer.stop(), cancel: () => recognizer.abort() }
}

export const canRecord = () => Boolean(window.MediaRecorder && navigator.mediaDevices?.getUserMedia)

const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

export async function record(onRecording: (recording: Blob) => void): Promise<SpeechInput> {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(microphone, mimeType ? { mimeType } : {})
  const pieces: Blob[] = []
  let wanted = true
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  recorder.onstop = () => {
    for (const track of microphone.getTracks()) track.stop()
    // Servers expect the type without parameters.
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
