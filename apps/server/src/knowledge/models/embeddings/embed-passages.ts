import { sha256 } from '../../../platform/crypto/secrets.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { loadKnowledge } from '../../prompt/load-knowledge.ts'
import { isOverBudget, recordSpending } from '../budget.ts'
import type { Embedder } from './embedder.ts'
import {
  deleteOtherVectors,
  insertVectors,
  listStale,
  listVectorHashes,
  noteEmbedded,
} from './vectors-store.ts'

/** Passages beyond this are found by words only. */
export const mostBlocks = 2_000
const batchSize = 64
const callMs = 60_000
const staleAtOnce = 50

export const embedQueue = { name: 'embed-passages' }

export const embedPassages = (services: Services): Job<{ assistantId: string }> => ({
  ...embedQueue,
  retries: 2,
  expireInSeconds: 1_800,
  async run({ assistantId }, signal) {
    const embedder = (await services.models.current())?.embedder
    if (embedder) await embedAssistant(services, embedder, assistantId, signal)
  },
})

/** Finds edited assistants, and all of them once embeddings are enabled. */
export const embedStale = (services: Services): Job => ({
  name: 'embed-stale-passages',
  every: '*/10 * * * *',
  async run() {
    const embedder = (await services.models.current())?.embedder
    if (!embedder) return
    for (const assistantId of await listStale(services.db, embedder.name, staleAtOnce))
      await services.queue.send(embedQueue, { assistantId })
  },
})

async function embedAssistant(
  services: Services,
  embedder: Embedder,
  assistantId: string,
  signal: AbortSignal,
) {
  const { db, now } = services
  const known = await readBlocks(services, assistantId)
  if (!known) return
  const wanted = new Map(known.blocks.map(({ text }) => [sha256(text), text]))
  const there = await listVectorHashes(db, assistantId, embedder.name)
  const missing = [...wanted].filter(([hash]) => !there.has(hash))
  for (let at = 0; at < missing.length; at += batchSize) {
    // A spent budget stops here. The sweep resumes next month.
    if (signal.aborted || (await isOverBudget(db, embedder.settings, now()))) return
    const batch = missing.slice(at, at + batchSize)
    const { vectors, tokens } = await embedder.embed(
      batch.map(([, text]) => text),
      'passage',
      AbortSignal.any([signal, AbortSignal.timeout(callMs)]),
    )
    // Charged at the chat model's price, which is never lower.
    await recordSpending(db, embedder.settings, { input: tokens, output: 0 }, now())
    const rows = batch.map(([hash], nth) => ({ hash, vector: bytesOf(vectors[nth]!) }))
    await insertVectors(db, assistantId, embedder.name, rows)
  }
  await deleteOtherVectors(db, assistantId, embedder.name, [...wanted.keys()])
  await noteEmbedded(db, assistantId, embedder.name, known.version)
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)

/** The heavy pool delays no visitor. */
async function readBlocks(services: Services, assistantId: string) {
  try {
    const { known, version } = await loadKnowledge(services, assistantId, { heavy: true })
    if (known === 'large') return null
    const blocks = await known.index.blocks(mostBlocks, `embeddings of ${assistantId}`)
    known.index.close()
    if (!blocks) throw new Failure('unavailable', 'The index was gone before it was read.')
    return { blocks, version }
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}
