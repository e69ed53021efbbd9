import { LRUCache } from 'lru-cache'
import { sha256 } from '../../../platform/crypto/secrets.ts'
import type { Services } from '../../../services.ts'
import type { AssistantKnowledge } from '../../prompt/load-knowledge.ts'
import { isOverBudget, recordSpending } from '../budget.ts'
import { createFailurePause } from '../pause-after-failures.ts'
import { ModelTrouble } from '../trouble.ts'
import { closestVectors } from './closest.ts'
import { mostBlocks } from './embed-passages.ts'
import type { Embedder } from './embedder.ts'
import { listVectors } from './vectors-store.ts'

type Vectors = { blocks: number[]; vectors: Float32Array[] }

export type FindAlike = (embedder: Embedder, known: AssistantKnowledge, question: string) => Promise<number[]>

const keptBytes = 64 * 1_048_576
/** Embeddings arrive some time after a scan, so the cache expires soon. */
const keptMs = 60_000
/** A visitor is waiting; after this, only words are searched. */
const patienceMs = 1_200

/** Returns none if the provider fails, because words are searched anyway. */
export function createFindAlike({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): FindAlike {
  const pause = createFailurePause(now)
  const kept = new LRUCache<string, Vectors>({
    maxSize: keptBytes,
    sizeCalculation: ({ vectors }) => 1_000 + vectors.length * ((vectors[0]?.byteLength ?? 0) + 50),
    ttl: keptMs,
    perf: { now: () => now().getTime() },
  })

  async function read({ name }: Embedder, { id, version, index }: AssistantKnowledge): Promise<Vectors> {
    const key = `${id} ${version} ${name}`
    const before = kept.get(key)
    if (before) return before
    const rows = await listVectors(db, id, name)
    const byHash = new Map(rows.map(({ hash, vector }) => [hash, floatsOf(vector)]))
    const known = byHash.size > 0 ? ((await index.blocks(mostBlocks, `vectors of ${id}`)) ?? []) : []
    const found: Vectors = { blocks: [], vectors: [] }
    for (const { block, text } of known) {
      const vector = byHash.get(sha256(text))
      if (!vector) continue
      found.blocks.push(block)
      found.vectors.push(vector)
    }
    kept.set(key, found)
    return found
  }

  return async (embedder, known, question) => {
    if (pause.isPaused()) return []
    try {
      const { blocks, vectors } = await read(embedder, known)
      if (vectors.length === 0 || (await isOverBudget(db, embedder.settings, now()))) return []
      const { vectors: asked, tokens } = await embedder.embed(
        [question],
        'question',
        AbortSignal.timeout(patienceMs),
      )
      pause.succeeded()
      await recordSpending(db, embedder.settings, { input: tokens, output: 0 }, now())
      return closestVectors(asked[0]!, vectors).map((nth) => blocks[nth]!)
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error
      pause.failed(error)
      log.warn({ model: embedder.name, reason: error.reason, detail: error.message }, 'no embeddings came')
      return []
    }
  }
}

const floatsOf = (bytes: Buffer) =>
  // Copied, because the database's bytes may not be aligned.
  new Float32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 4))
