import type { Document, PageReading, TextReaders } from '@foyer/crawler/crawl/crawl-options'
import { createProcessPool } from '../processes/process-pool.ts'
import { type RefusalReason, TaskFailure, type TaskOptions, TaskRefusal } from '../processes/tasks.ts'
import type { ReadingResult, ReadingResults, ReadingTask, SourceRead } from './reading-task.ts'

/** Where everything that strangers wrote is read: in processes that a twisted page or file can only kill. */
export type ReadingPool = {
  /** Rejects with an error whose message is for the owner. */
  readPage(
    document: Document,
    options: { whose: string; signal: AbortSignal; withFacts?: boolean },
  ): Promise<PageReading>
  /** What a site's robots.txt and sitemaps say. */
  texts(options: { whose: string; signal: AbortSignal }): TextReaders
  /** The text of a file. Rejects with `TaskRefusal` or, where it can't be read, with `TaskFailure`. */
  readFile(file: { bytes: Uint8Array; type: string }, whose: string): Promise<string>
  /** An owner's own file, read like a page; rejects as above. */
  readSource(file: { bytes: Uint8Array; type: string }, whose: string): Promise<SourceRead>
  /** A process takes longer to start than most sites to answer. */
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

export function createReadingPool({
  module = new URL('./reading-process.ts', import.meta.url),
  timeMs = 10_000,
  memoryMb = 400,
  idleMs = 30_000,
  warn,
}: PoolOptions = {}): ReadingPool {
  const pool = createProcessPool<ReadingTask, ReadingResult>({
    module,
    // One reads hundreds of pages a second, more than sites give; the other is for files, and for what is slow.
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
    prepare: () => pool.prepare(),
    close: () => pool.close(),
  }
}
