import type { PrivateMarks } from '@foyer/answers/guard/private-marks'
import type { Assistant, Language, Page } from '@foyer/answers/types'
import { Failure } from '../http/failure.ts'
import { createProcessPool, type Refusal, Refused } from '../processes/process-pool.ts'
import type {
  Answered,
  AnsweringResult,
  AnsweringTask,
  AskedQuestion,
  PromptWanted,
  Question,
  QuestionGroup,
  RestOfKnowledge,
} from './answering-task.ts'

/** What one assistant knows, where questions about it are answered. */
export type Book = {
  /** Null where the process no longer has the book: it ended, of another's question or for want of any. */
  ask(asked: Asked, whose: string): Promise<Answered | null>
  close(): void
}

type Asked = { question: Question; assistant: Assistant; prompt: PromptWanted | null }

/** A process that answers; questions and the building of books come round in turn. */
export type AnsweringRoom = {
  open(
    /** In parts, so that no one part holds others up. */
    pages: Iterable<readonly Page[]>,
    rest: RestOfKnowledge,
    language: Language,
  ): Promise<{ book: Book; marks: PrivateMarks }>
  group(questions: readonly AskedQuestion[], language: Language, whose: string): Promise<QuestionGroup[]>
  close(): Promise<void>
}

type RoomOptions = {
  memoryMb: number
  mostWaiting: number
  mostWaitingOfOne: number
  idleMs: number
  timeMs?: number
}

const refusals: Record<Refusal, () => Failure> = {
  too_long: () =>
    new Failure('unprocessable', 'This takes too long to work out. Please ask it in fewer words.'),
  too_much_memory: () =>
    new Failure('unprocessable', 'This is too much to work out. Please ask it in fewer words.'),
  too_many: () =>
    new Failure('unavailable', 'Many questions are being answered right now. Please try again in a moment.', {
      retryAfterSeconds: 3,
    }),
  stopped: () => new Failure('unavailable', 'Foyer is restarting. Please try again in a moment.'),
}

const tooMuchKnowledge = () =>
  new Failure('unavailable', 'There is more on this website than can be worked through.')
const bookRefusals = { ...refusals, too_long: tooMuchKnowledge, too_much_memory: tooMuchKnowledge }

export function createAnsweringRoom({ timeMs = 10_000, ...limits }: RoomOptions): AnsweringRoom {
  const pool = createProcessPool<AnsweringTask, AnsweringResult>({
    module: new URL('./answering-process.ts', import.meta.url),
    processes: 1,
    timeMs,
    ...limits,
  })
  let lastBook = 0

  const run = (task: AnsweringTask, whose: string, refused = refusals) =>
    pool.run(task, { whose }).catch((error) => {
      throw error instanceof Refused ? refused[error.why]() : error
    })

  function bookOf(book: number): Book {
    return {
      async ask(asked, whose) {
        const result = await run({ kind: 'ask', book, ...asked }, whose)
        return result.kind === 'answered' ? result : null
      },
      close() {
        // A process that has ended holds no book, and one that is busy will find the time.
        pool.run({ kind: 'forget', book }, { whose: 'books' }).catch(() => {})
      },
    }
  }

  return {
    async open(pages, rest, language) {
      const book = ++lastBook
      const whose = `book ${book}`
      try {
        await run({ kind: 'pages', book, pages: [] }, whose, bookRefusals)
        for (const batch of pages) await run({ kind: 'pages', book, pages: batch }, whose, bookRefusals)
        for (;;) {
          const result = await run({ kind: 'build', book, rest, language }, whose, bookRefusals)
          if (result.kind === 'built') return { book: bookOf(book), marks: result.marks }
          if (result.kind === 'unknown') throw refusals.stopped()
        }
      } catch (error) {
        bookOf(book).close()
        throw error
      }
    },
    async group(questions, language, whose) {
      const result = await run({ kind: 'group', questions, language }, whose)
      return result.kind === 'grouped' ? result.groups : []
    },
    close: () => pool.close(),
  }
}
