import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Language } from '@foyer/contract/assistants'
import { Failure } from '../../platform/http/failure.ts'
import { speakableText } from './speakable.ts'

export type Speech = { audio: Buffer; type: string }
export type Speaker = (text: string, language: Language) => Promise<Speech>

const program = join(import.meta.dirname, 'speak-process.ts')
const voices: Partial<Record<Language, string>> = { zh: 'cmn', en: 'en-us', fr: 'fr-fr' }

const maxConcurrent = 2
const maxWaiting = 20
const patienceMs = 30_000

/** Speaks offline, one process per sentence. Concurrency is low, because synthesis is CPU-bound. */
export function offlineSpeaker(): Speaker {
  let speaking = 0
  const waiting: (() => void)[] = []

  async function turn() {
    if (speaking < maxConcurrent) {
      speaking++
      return
    }
    if (waiting.length >= maxWaiting) {
      throw new Failure(
        'unavailable',
        'Too many people are listening at once. Please try again in a moment.',
        {
          retryAfterSeconds: 5,
        },
      )
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function done() {
    const next = waiting.shift()
    if (next) next()
    else speaking--
  }

  return async (text, language) => {
    const words = speakableText(text)
    if (!words) throw new Failure('invalid_input', 'There is nothing to read aloud in that text.')
    await turn()
    try {
      return { audio: await run(voices[language] ?? language, words), type: 'audio/wav' }
    } finally {
      done()
    }
  }
}

function run(voice: string, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, voice], { stdio: ['pipe', 'pipe', 'pipe'], env: {} })
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    const out: Buffer[] = []
    let said = ''
    child.stdout.on('data', (chunk) => out.push(chunk))
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-2_000)
    })
    // A child that exits early breaks the pipe. Its exit code reports the failure.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(patience)
      const audio = Buffer.concat(out)
      if (code === 0 && audio.length > 44) resolve(audio)
      else
        reject(new Failure('unavailable', 'Reading aloud is not available here.', { cause: new Error(said) }))
    })
    child.stdin.end(text)
  })
}
