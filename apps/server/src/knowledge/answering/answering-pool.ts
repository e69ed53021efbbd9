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

export type OpenIndex = {
  /** Null if the process crashed or ended when idle, and lost the index. */
  ask(wanted: AnswerWanted, whose: string): Promise<AnswerWithPrompt | null>
  /** Best first; null as above. */
  search(search: Search, whose: string): Promise<Passage[] | null>
  /** Like `search`, with own sources named by their index address. */
  lookUp(search: Search, whose: string): Promise<Passage[] | null>
  blocks(most: number, whose: string): Promise<Block[] | null>
  close(): void
}

type Search = { query: string; name: string; limit: number }

/** Questions and index builds take turns. */
export type AnsweringPool = {
  open(
    /** Sent in batches, so that other questions are answered in between. */
    pages: Iterable<readonly Page[]>,
    rest: RestOfKnowledge,
    language: Language,
  ): Promise<{ index: OpenIndex; marks: PrivateMarks }>
  /** Refuses waiting and new tasks before a shutdown. Running ones finish. */
  windUp(): void
  group(
    questions: readonly AskedQuestion[],
    language: Language,
    whose: string,
  ): Promise<QuestionGroup<AskedQuestion>[]>
  close(): Promise<void>
}

type PoolOptions = {
  /** Replaceable in tests. */
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

/** Another task may have crashed the process, so one retry is worthwhile. */
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

/** Building again would fail the same way. */
export class TooMuchKnowledge extends Failure {}

const tooMuchKnowledge = () =>
  new TooMuchKnowledge('unavailable', 'There is more on this website than can be worked through.')
const buildRefusals = { ...refusals, too_long: tooMuchKnowledge, too_much_memory: tooMuchKnowledge }

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

  /** Null if another question ended the process meanwhile. */
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
