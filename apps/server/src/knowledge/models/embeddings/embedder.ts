import type { ModelSettings } from '../../../config.ts'
import { loadEmbeddingModel } from '../language-model.ts'
import { troubleOf } from '../open-model.ts'
import { ModelTrouble } from '../trouble.ts'
import { type EmbeddingPurpose, optionsOf, withTask } from './embedding-task.ts'

export type Embedder = {
  /** Vectors of different names can't be compared. */
  name: string
  settings: ModelSettings
  /** Returns unit vectors; throws `ModelTrouble`. */
  embed(
    texts: readonly string[],
    purpose: EmbeddingPurpose,
    signal: AbortSignal,
  ): Promise<{ vectors: Float32Array[]; tokens: number }>
}

const longestVector = 8_192

/** Null if embeddings are off or the provider has none. */
export function openEmbedder(
  settings: ModelSettings,
  onError: (error: unknown) => void = () => {},
): Embedder | null {
  const { provider, embeddings } = settings
  if (!embeddings || provider === 'anthropic') return null
  let loading: ReturnType<typeof load> | undefined
  const load = async () => {
    Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
    const { embedMany } = await import('ai')
    return { embedMany, model: await loadEmbeddingModel({ ...settings, provider, embeddings }) }
  }
  return {
    name: `${provider}:${embeddings}`,
    settings,
    async embed(texts, purpose, signal) {
      loading ??= load()
      const { embedMany, model } = await loading
      const answer = await embedMany({
        model,
        values: texts.map((text) => withTask(embeddings, purpose, text)),
        providerOptions: optionsOf(settings, purpose),
        maxRetries: 0,
        maxParallelCalls: 2,
        abortSignal: signal,
      }).catch((error) => {
        if (signal.aborted) throw new ModelTrouble('slow', 'no embeddings in time')
        onError(error)
        throw troubleOf(error, 0)
      })
      const vectors = answer.embeddings.map(toUnit)
      const [first] = vectors
      if (vectors.length !== texts.length || vectors.some((each) => !each || each.length !== first?.length))
        throw new ModelTrouble('failed', 'its embeddings are no vectors')
      const estimate = Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / 4)
      const { tokens } = answer.usage
      return {
        vectors: vectors as Float32Array[],
        tokens: Number.isSafeInteger(tokens) && tokens >= 0 && tokens < 1e8 ? tokens : estimate,
      }
    },
  }
}

/** Null for vectors that are empty, too long, zero or not finite. */
function toUnit(numbers: readonly number[]): Float32Array | null {
  if (numbers.length === 0 || numbers.length > longestVector) return null
  const length = Math.hypot(...numbers)
  return Number.isFinite(length) && length > 0 ? Float32Array.from(numbers, (each) => each / length) : null
}
