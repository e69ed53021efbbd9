import type { Document, PageReading, TextReaders } from '@foyer/crawler/crawl/crawl-options'
import type { Fact } from '@foyer/extract/fact'
import { createProcessPool } from '../../platform/processes/process-pool.ts'
import {
  type RefusalReason,
  TaskFailure,
  type TaskOptions,
  TaskRefusal,
} from '../../platform/processes/tasks.ts'
import type { ReadingResult, ReadingResults, ReadingTask, SourceRead } from './reading-task.ts'
import type { Look } from './site-look.ts'

/** A malicious page or file can only crash these processes. */
export type ReadingPool = {
  /** Rejects with an error whose message is for the owner. */
  readPage(
    document: Document,
    options: { whose: string; signal: AbortSignal; withFacts?: boolean },
  ): Promise<PageReading<readonly Fact[]>>
  texts(options: { whose: string; signal: AbortSignal }): TextReaders
  /** Rejects with `TaskRefusal`, or `TaskFailure` if unreadable. */
  readFile(file: { bytes: Uint8Array; type: string }, whose: string): Promise<string>
  /** Reads an owner's file like a page; rejects as above. */
  readSource(file: { bytes: Uint8Array; type: string }, whose: string): Promise<SourceRead>
  /** Empty or null if reading takes too long. */
  readLook(html: Uint8Array, address: string, whose: string): Promise<Look>
  readColours(css: Uint8Array, whose: string): Promise<string[]>
  pictureType(bytes: Uint8Array, whose: string): Promise<string | null>
  /** Most sites answer sooner than a process starts. */
  prepare(): void
  close(): Promise<void>
}

type PoolOptions = {
  module?: URL
  timeMs?: number
  memoryMb?: number
  idleMs?: number
  warn?(sentence: string, detail: string): void
}

const sentences: Record<RefusalReason, string> = {
  too_long: 'The page took too long to read',
  too_much_memory: 'The page could not be read: it needs too much memory',
  crashed: 'The page could not be read on our side',
  too_many: 'Too many pages were waiting to be read',
  stopped: 'Reading was stopped',
  not_started: 'The page could not be read on our side',
}

const noLook: Look = { colours: [], pictures: [], stylesheet: null }

/** Only refusals are replaced; other errors are bugs. */
async function orIfRefused<Result>(reading: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof TaskRefusal || error instanceof TaskFailure) return otherwise
    throw error
  }
}

export function createReadingPool({
  module = new URL('./reading-process.ts', import.meta.url),
  timeMs = 10_000,
  memoryMb = 400,
  idleMs = 30_000,
  warn,
}: PoolOptions = {}): ReadingPool {
  const pool = createProcessPool<ReadingTask, ReadingResult>({
    module,
    // The second process is for files and slow pages.
    processes: 2,
    memoryMb,
    timeMs,
    mostWaiting: 500,
    mostWaitingOfOne: 50,
    idleMs,
    ...(warn && { warn }),
  })
  const run = <Kind extends ReadingTask['kind']>(
    task: Extract<ReadingTask, { kind: Kind }>,
    options: TaskOptions,
  ) => pool.run(task, options) as Promise<ReadingResults[Kind]>

  return {
    async readPage(document, { whose, signal, withFacts = false }) {
      try {
        const isSlow = !!document.contentType && !/html/i.test(document.contentType)
        return await run<'page'>({ kind: 'page', document, withFacts }, { whose, signal, isSlow })
      } catch (error) {
        if (error instanceof TaskRefusal) throw new Error(sentences[error.why], { cause: error })
        if (error instanceof TaskFailure) throw new Error(error.message, { cause: error })
        throw error
      }
    },
    async readFile({ bytes, type }, whose) {
      const { text } = await run<'file'>({ kind: 'file', bytes, type }, { whose, isSlow: true })
      return text
    },
    readSource: ({ bytes, type }, whose) =>
      run<'source'>({ kind: 'source', bytes, type }, { whose, isSlow: true }),
    texts: (options) => ({
      robots: (text, agent) => run<'robots'>({ kind: 'robots', text, agent }, options),
      sitemap: (part) => run<'sitemap'>({ kind: 'sitemap', part }, options),
    }),
    readLook: (html, address, whose) =>
      orIfRefused(run<'look'>({ kind: 'look', html, address }, { whose, isSlow: true }), noLook),
    readColours: (css, whose) =>
      orIfRefused(run<'colours'>({ kind: 'colours', css }, { whose, isSlow: true }), []),
    pictureType: (bytes, whose) =>
      orIfRefused(run<'picture'>({ kind: 'picture', bytes }, { whose, isSlow: true }), null),
    prepare: () => pool.prepare(),
    close: () => pool.close(),
  }
}
