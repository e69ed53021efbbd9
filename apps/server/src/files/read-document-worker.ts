import { parentPort, workerData } from 'node:worker_threads'
import { readDocument } from '@foyer/crawler/read/read-document'
import { UnreadableDocument } from '@foyer/crawler/read/unreadable-document'

export type DocumentRead = { text: string } | { problem: string }

const { bytes, type } = workerData as { bytes: Uint8Array; type: string }

const answer = (read: DocumentRead) => parentPort?.postMessage(read)

try {
  const { text } = await readDocument(bytes, type, 'file:///')
  answer({ text })
} catch (error) {
  if (!(error instanceof UnreadableDocument)) throw error
  answer({ problem: error.message })
}
