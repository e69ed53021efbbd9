import type { Config } from '../../config.ts'
import { Failure } from '../../platform/http/failure.ts'
import { speakableText } from './speakable.ts'
import { offlineSpeaker, type Speaker } from './synthesize.ts'

export type Transcriber = (audio: Buffer, type: string, language: string | undefined) => Promise<string>

type Provider = NonNullable<Config['speech']>
const patienceMs = 30_000

async function ask({ baseUrl, apiKey }: Provider, path: string, init: RequestInit) {
  const headers = new Headers(init.headers)
  if (apiKey) headers.set('authorization', `Bearer ${apiKey}`)
  const answer = await fetch(baseUrl + path, { ...init, headers, signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`the speech provider answered ${answer.status}`)
  return answer
}

/** Uses a provider with OpenAI's audio endpoints, and the offline voice if it fails or is missing. */
export function createSpeaker(speech: Config['speech'], onFailure: (error: unknown) => void): Speaker {
  const offline = offlineSpeaker()
  if (!speech?.speakModel) return offline
  return async (text, language) => {
    try {
      const answer = await ask(speech, '/audio/speech', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          model: speech.speakModel,
          voice: speech.voice,
          input: speakableText(text),
          response_format: 'mp3',
        }),
      })
      return { audio: Buffer.from(await answer.arrayBuffer()), type: 'audio/mpeg' }
    } catch (error) {
      onFailure(error)
      return offline(text, language)
    }
  }
}

export function createTranscriber(speech: Config['speech']): Transcriber | null {
  if (!speech?.listenModel) return null
  return async (audio, type, language) => {
    const form = new FormData()
    form.set('model', speech.listenModel!)
    if (language) form.set('language', language)
    const extension = type.split(/[/;]/)[1] ?? 'webm'
    form.set('file', new Blob([new Uint8Array(audio)], { type }), `speech.${extension}`)
    try {
      const answer = await ask(speech, '/audio/transcriptions', { method: 'POST', body: form })
      const { text } = (await answer.json()) as { text?: unknown }
      return typeof text === 'string' ? text.trim() : ''
    } catch (error) {
      throw new Failure('unavailable', 'Your words could not be understood just now. Please type instead.', {
        cause: error,
      })
    }
  }
}
