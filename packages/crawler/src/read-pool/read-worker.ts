import { parentPort } from 'node:worker_threads'
import type { Document, Reading } from '../crawl/crawl-options.ts'
import { practise } from './practise.ts'
import { readHere } from './reading.ts'

export interface ReadJob {
  id: number
  document: Document
}

/** `ready` comes once, before all answers. */
export type ReadResult = { ready: true } | { id: number; reading: Reading } | { id: number; failure: string }

const port = parentPort
let asked = false
port?.on('message', async ({ id, document }: ReadJob) => {
  asked = true
  try {
    port.postMessage({ id, reading: await readHere(document) } satisfies ReadResult)
  } catch (error) {
    const told = error instanceof Error && error.name === 'UnreadableDocument'
    const failure = told ? error.message : 'The page could not be understood'
    port.postMessage({ id, failure } satisfies ReadResult)
  }
})
port?.postMessage({ ready: true } satisfies ReadResult)
// A scan begins by waiting for the site's first answers.
await practise(() => !asked)
