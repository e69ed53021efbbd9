import { Worker } from 'node:worker_threads'
import { Failure } from '../http/failure.ts'
import type { FileKind } from './file-kind.ts'
import type { DocumentRead } from './read-document-worker.ts'
import { readPlainText } from './read-plain-text.ts'
import { readWord97 } from './read-word-97.ts'

const timeMs = 20_000
const memoryMb = 256
const atOnce = 2

/** What a document says. A stranger made it: the large formats are read on a thread that may die of them. */
export async function readFileText(bytes: Buffer, { type }: FileKind): Promise<string> {
  const text = await read(bytes, type)
  if (!text.trim()) throw new Failure('unprocessable', 'This file holds no text that can be read.')
  // PostgreSQL stores every character but this one.
  return text.replaceAll('\0', '')
}

async function read(bytes: Buffer, type: string): Promise<string> {
  if (type === 'text/plain') return readPlainText(bytes)
  if (type === 'application/msword') {
    const text = readWord97(bytes)
    if (text === null) throw new Failure('unprocessable', 'This Word document is damaged or locked.')
    return text
  }
  return inTurn(() => readOnThread(bytes, type))
}

function readOnThread(bytes: Buffer, type: string): Promise<string> {
  const worker = new Worker(new URL('./read-document-worker.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), type },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const unreadable = (message: string) => new Failure('unprocessable', message)
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(unreadable('This file takes too long to read.')), timeMs)
    worker.once('message', (result: DocumentRead) => {
      clearTimeout(timer)
      if ('text' in result) resolve(result.text)
      else reject(unreadable(result.problem))
    })
    const died = () => {
      clearTimeout(timer)
      reject(unreadable('This file could not be read.'))
    }
    worker.once('error', died)
    worker.once('exit', died)
  }).finally(() => void worker.terminate())
}

let reading = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (reading >= atOnce) await new Promise<void>((turn) => waiting.push(turn))
  else reading++
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading--
  }
}
