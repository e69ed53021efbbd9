import type { PrivateMarks } from '@foyer/answers/model/private-marks'
import type { Block } from '@foyer/answers/model/retrieve-passages'
import type { QuestionGroup } from '@foyer/answers/questions/group'
import type { Language, Page, Passage } from '@foyer/answers/types'
import { Failure } from '../../platform/http/failure.ts'
import { createProcessPool } from '../../platform/processes/process-pool.ts'
import { type RefusalReason, TaskRefusal } from '../../platform/processes/tasks.ts'
import type {
  AnsweringResult,
  AnsweringTask,
  AnswerWanted,
  AnswerWithPrompt,
  AskedQuestion,
  RestOfKnowledge,
} from './answering-task.ts'

/** What one assistant knows, where questions about it are answered. */
export type OpenIndex = {
  /** Null where the process no longer has the index: it ended because of another question, or because nobody asked. */
  ask(wanted: AnswerWanted, whose: string): Promise<AnswerWithPrompt | null>
  /** The passages that fit best, best first; null as above. */
  search(search: Search, whose: string): Promise<Passage[] | null>
  /** The same as its prompts name them: own sources by their addresses in the index. */
  lookUp(search: Search, whose: string): Promise<Passage[] | null>
  /** What it knows, cut as passages are; null as above. */
  blocks(most: number, whose: string): Promise<Block[] | null>
  close(): void
}

type Search = { query: string; name: string; limit: number }

/** A process that answers; questions and the building of indexes come round in turn. */
export type AnsweringPool = {
  open(
    /** Handed over in parts, so that other questions are answered in between. */
    pages: Iterable<readonly Page[]>,
    rest: RestOfKnowledge,
    language: Language,
  ): Promise<{ index: OpenIndex; marks: PrivateMarks }>
  /** Refuses, before a shutdown, what waits for a process and all that comes; what is being worked on is finished. */
  windUp(): void
  group(
    questions: readonly AskedQuestion[],
    language: Language,
    whose: string,
  ): Promise<QuestionGroup<AskedQuestion>[]>
  close(): Promise<void>
}

type PoolOptions = {
  /** The process that answers, or one that stands in for it. */
  module?: URL
  memoryMb: number
  isUrgent?: boolean
  mostWaiting: number
  mostWaitingOfOne: number
  idleMs: number
  timeMs?: number
  warn?(sentence: string, detail: string): void
}

const mostOpenings = 3

/**
 * The process ended while it was at this, and what it had indexed is gone. That may be by no fault of the task: it is
 * worth one more try from the start.
 */
export class AnsweringCrash extends Failure {}

const cantAnswer = 'Foyer can’t answer right now. Please try again in a moment.'

const refusals: Record<RefusalReason, () => Failure> = {
  too_long: () =>
    new Failure('unprocessable', 'This takes too long to work out. Please ask it in fewer words.'),
  too_much_memory: () =>
    new Failure('unprocessable', 'This is too much to work out. Please ask it in fewer words.'),
  too_many: () =>
    new Failure('unavailable', 'Many questions are being answered right now. Please try again in a moment.', {
      retryAfterSeconds: 3,
    }),
  stopped: () => new Failure('unavailable', 'Foyer is restarting. Please try again in a moment.'),
  not_started: () => new Failure('unavailable', cantAnswer),
  crashed: () => new AnsweringCrash('unavailable', cantAnswer),
}

/** A refusal that would be the same the next time, so that building is not tried again at once. */
export class TooMuchKnowledge extends Failure {}

const tooMuchKnowledge = () =>
  new TooMuchKnowledge('unavailable', 'There is more on this website than can be worked through.')
const buildRefusals = { ...refusals, too_long: tooMuchKnowledge, too_much_memory: tooMuchKnowledge }

/** Whether it is about what a process was given before, of which another has not heard. */
const isOfIndex = (task: AnsweringTask) => 'indexId' in task && task.kind !== 'open'

export function createAnsweringPool({
  module = new URL('./answering-process.ts', import.meta.url),
  timeMs = 10_000,
  ...limits
}: PoolOptions): AnsweringPool {
  const pool = createProcessPool<AnsweringTask, AnsweringResult>({
    module,
    processes: 1,
    timeMs,
    ...limits,
  })
  let lastIndexId = 0

  const run = (task: AnsweringTask, whose: string, refused = refusals) =>
    pool.run(task, { whose, needsItsProcess: isOfIndex(task) }).catch((error) => {
      throw error instanceof TaskRefusal ? refused[error.why]() : error
    })

  function openIndex(indexId: number): OpenIndex {
    const search: OpenIndex['search'] = async (wanted, whose) => {
      const result = await run({ kind: 'search', indexId, ...wanted }, whose)
      return result.kind === 'found' ? result.passages : null
    }
    return {
      search,
      lookUp: search,
      async ask(wanted, whose) {
        const result = await run({ kind: 'ask', indexId, ...wanted }, whose)
        return result.kind === 'answered' ? result : null
      },
      async blocks(most, whose) {
        const result = await run({ kind: 'blocks', indexId, most }, whose)
        return result.kind === 'listed' ? result.blocks : null
      },
      close: () => pool.note({ kind: 'forget', indexId }),
    }
  }

  /** Null where the process ended meanwhile, because of another question. */
  async function build(
    indexId: number,
    pages: Iterable<readonly Page[]>,
    rest: RestOfKnowledge,
    language: Language,
  ): Promise<PrivateMarks | null> {
    const step = (task: AnsweringTask) => run(task, `index ${indexId}`, buildRefusals)
    await step({ kind: 'open', indexId })
    for (const batch of pages)
      if ((await step({ kind: 'pages', indexId, pages: batch })).kind === 'unknown') return null
    for (;;) {
      const result = await step({ kind: 'build', indexId, rest, language })
      if (result.kind === 'built') return result.marks
      if (result.kind === 'unknown') return null
    }
  }

  return {
    async open(pages, rest, language) {
      let hasCrashed = false
      for (let left = mostOpenings; left > 0; left--) {
        const indexId = ++lastIndexId
        try {
          const marks = await build(indexId, pages, rest, language)
          if (marks) return { index: openIndex(indexId), marks }
        } catch (error) {
          openIndex(indexId).close()
          if (hasCrashed || !(error instanceof AnsweringCrash)) throw error
          hasCrashed = true
        }
      }
      throw refusals.too_many()
    },
    async group(questions, language, whose) {
      const result = await run({ kind: 'group', questions, language }, whose)
      return result.kind === 'grouped' ? result.groups : []
    },
    windUp: () => pool.windUp(),
    close: () => pool.close(),
  }
}
