import type { Database } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { limitConcurrency } from '../../platform/processes/limit-concurrency.ts'
import { AnsweringCrash, TooMuchKnowledge } from '../answering/answering-pool.ts'
import type { AnsweringPools } from '../answering/answering-pools.ts'
import type { Question } from '../answering/answering-task.ts'
import { createKnowledgeCache, type KnowledgeVersion } from './knowledge-cache.ts'
import { type AssistantKnowledge, loadKnowledge } from './load-knowledge.ts'

/** What assistants know, ready to answer from; a heavy question is answered where few are asked. */
export type LoadedKnowledge = {
  get(assistant: KnowledgeVersion, question: Question): Promise<AssistantKnowledge>
  /** Has it ready before somebody asks. Where that fails, whoever asks is told why. */
  prepare(assistant: KnowledgeVersion): Promise<void>
  /** Forgets knowledge whose index can't be asked any more. */
  discard(known: AssistantKnowledge): void
}

const megabyte = 1_048_576
/** Loading holds a site's whole text in memory, so few sites are loaded at once. */
const loadsAtOnce = 4
/** A question is heavy where the visitor wrote more than this in the conversation. */
const ordinaryCharacters = 3_000

export function createLoadedKnowledge(services: {
  db: Database
  answering: AnsweringPools
  now: () => Date
}): LoadedKnowledge {
  const oneOfFew = limitConcurrency(loadsAtOnce)
  const open = (maxBytes: number, heavy: boolean) =>
    createKnowledgeCache<AssistantKnowledge | 'large'>({
      maxBytes,
      patienceMs: 1_500,
      restMs: 10_000,
      // What comes here as a crash has crashed two processes.
      wouldFailAgain: (error) => error instanceof TooMuchKnowledge || error instanceof AnsweringCrash,
      build: (assistantId) => oneOfFew(() => loadKnowledge(services, assistantId, { heavy })),
      release: (known) => known !== 'large' && known.index.close(),
    })
  const ordinary = open(192 * megabyte, false)
  const heavy = open(96 * megabyte, true)

  /** What was indexed before one of its facts was over would go on telling it. */
  async function current(cache: typeof ordinary, assistant: KnowledgeVersion) {
    const known = await cache.get(assistant)
    if (known === 'large' || known.until === null || known.until > services.now()) return known
    cache.discard(known.id, known)
    return cache.get(assistant)
  }

  async function heavily(assistant: KnowledgeVersion): Promise<AssistantKnowledge> {
    const known = await current(heavy, assistant)
    if (known === 'large') throw new Error('the pool for large sites found one too large')
    return known
  }

  return {
    async get(assistant, question) {
      if (isHeavy(question)) return heavily(assistant)
      const known = await current(ordinary, assistant)
      return known === 'large' ? heavily(assistant) : known
    },
    async prepare(assistant) {
      // A very large site takes a process of its own, which is ended again soon after: that is left to a question.
      await ordinary.get(assistant).catch(() => {})
    },
    discard(known) {
      ordinary.discard(known.id, known)
      heavy.discard(known.id, known)
    },
  }
}

/**
 * An index can go with the process that held it while a question is on its way; then it is built again. A question
 * whose own process crashed is asked once more: one that crashes two is refused, and costs no third.
 */
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

/** What is worked out grows with what the visitor wrote and sent. */
function isHeavy({ text, history, files }: Question): boolean {
  const written = history.reduce(
    (sum, { role, content }) => sum + (role === 'user' ? content.length : 0),
    text.length,
  )
  return files.length > 0 || written > ordinaryCharacters
}
