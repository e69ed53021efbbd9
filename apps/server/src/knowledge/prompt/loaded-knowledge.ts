import type { Database } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { limitConcurrency } from '../../platform/processes/limit-concurrency.ts'
import { AnsweringCrash, TooMuchKnowledge } from '../answering/answering-pool.ts'
import type { AnsweringPools } from '../answering/answering-pools.ts'
import type { Question } from '../answering/answering-task.ts'
import { createKnowledgeCache, type KnowledgeVersion } from './knowledge-cache.ts'
import { type AssistantKnowledge, loadKnowledge } from './load-knowledge.ts'

export type LoadedKnowledge = {
  get(assistant: KnowledgeVersion, question: Question): Promise<AssistantKnowledge>
  /** The next question reports a failure. */
  prepare(assistant: KnowledgeVersion): Promise<void>
  discard(known: AssistantKnowledge): void
}

const megabyte = 1_048_576
/** Loading holds a site's whole text in memory. */
const loadsAtOnce = 4
const ordinaryCharacters = 3_000

export function createLoadedKnowledge(services: {
  db: Database
  answering: AnsweringPools
  now: () => Date
}): LoadedKnowledge {
  const limitLoads = limitConcurrency(loadsAtOnce)
  const open = (maxBytes: number, heavy: boolean) =>
    createKnowledgeCache<AssistantKnowledge | 'large'>({
      maxBytes,
      patienceMs: 1_500,
      restMs: 10_000,
      // It was tried in two processes already.
      wouldFailAgain: (error) => error instanceof TooMuchKnowledge || error instanceof AnsweringCrash,
      build: (assistantId) => limitLoads(() => loadKnowledge(services, assistantId, { heavy })),
      release: (known) => known !== 'large' && known.index.close(),
    })
  const ordinary = open(192 * megabyte, false)
  const heavy = open(96 * megabyte, true)

  async function current(cache: typeof ordinary, assistant: KnowledgeVersion) {
    const known = await cache.get(assistant)
    if (known === 'large' || known.until === null || known.until > services.now()) return known
    cache.discard(known.id, known)
    return cache.get(assistant)
  }

  async function loadHeavy(assistant: KnowledgeVersion): Promise<AssistantKnowledge> {
    const known = await current(heavy, assistant)
    if (known === 'large') throw new Error('the pool for large sites found one too large')
    return known
  }

  return {
    async get(assistant, question) {
      if (isHeavy(question)) return loadHeavy(assistant)
      const known = await current(ordinary, assistant)
      return known === 'large' ? loadHeavy(assistant) : known
    },
    async prepare(assistant) {
      // Very large sites start a process, which only a question is worth.
      await ordinary.get(assistant).catch(() => {})
    },
    discard(known) {
      ordinary.discard(known.id, known)
      heavy.discard(known.id, known)
    },
  }
}

/** A question that crashed a process is retried once. */
export async function withKnowledge<Result>(
  loaded: LoadedKnowledge,
  assistant: KnowledgeVersion,
  question: Question,
  ask: (known: AssistantKnowledge) => Promise<Result | null>,
): Promise<Result> {
  let hasCrashed = false
  for (let left = 3; left > 0; left--) {
    const known = await loaded.get(assistant, question)
    try {
      const result = await ask(known)
      if (result) return result
    } catch (error) {
      if (hasCrashed || !(error instanceof AnsweringCrash)) throw error
      hasCrashed = true
    }
    loaded.discard(known)
  }
  throw new Failure(
    'unavailable',
    'Many questions are being answered right now. Please try again in a moment.',
  )
}

function isHeavy({ text, history, files }: Question): boolean {
  const written = history.reduce(
    (sum, { role, content }) => sum + (role === 'user' ? content.length : 0),
    text.length,
  )
  return files.length > 0 || written > ordinaryCharacters
}
