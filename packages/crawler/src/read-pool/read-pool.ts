import { Worker } from 'node:worker_threads'
import type { Document, Read, Reading } from '../crawl/crawl-options.ts'
import type { ReadJob, ReadResult } from './read-worker.ts'

export interface ReadPool {
  read: Read
  close(): Promise<void>
}

export interface ReadPoolOptions {
  workers?: number
  /** For one document; a worker that takes longer is replaced. */
  timeMs?: number
  memoryMb?: number
  /** The module each worker runs. */
  worker?: URL
}

interface Job extends ReadJob {
  resolve(reading: Reading): void
  reject(error: Error): void
}

interface Hand {
  worker: Worker
  /** The first is being read, the second lies ready so that the worker never waits for this thread. */
  jobs: Job[]
  /** Its modules are loaded, which is not the first page's fault. */
  ready: boolean
  timer: NodeJS.Timeout | undefined
}

const jobsAtHand = 2
const startMs = 30_000
const idleMs = 50

/** Reads documents on threads of their own, so that no page, however large or twisted, holds up the rest. */
export function createReadPool(options: ReadPoolOptions = {}): ReadPool {
  // One thread reads hundreds of pages a second, more than sites give; each further one costs some 60 MB.
  const { workers = 1, timeMs = 10_000, memoryMb = 256 } = options
  const module = options.worker ?? new URL('./read-worker.ts', import.meta.url)
  const hands: Hand[] = []
  const queue: Job[] = []
  let lastId = 0
  let closed = false

  function hire(): Hand {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const hand: Hand = { worker, jobs: [], ready: false, timer: undefined }
    worker.on('message', (result: ReadResult) => finish(hand, result))
    worker.on('error', () => replace(hand, 'The page could not be read: it needs too much memory'))
    worker.on('exit', () => replace(hand, 'The page could not be read'))
    worker.unref()
    hands.push(hand)
    return hand
  }

  /** Ends a hand's worker; what it was at fails, what it had lying ready goes back to the queue. */
  function replace(hand: Hand, failure: string) {
    const at = hands.indexOf(hand)
    if (at < 0) return
    hands.splice(at, 1)
    clearTimeout(hand.timer)
    const [current, ...waiting] = hand.jobs.splice(0)
    queue.unshift(...waiting)
    void hand.worker.terminate()
    current?.reject(new Error(failure))
    assign()
  }

  function finish(hand: Hand, result: ReadResult) {
    if ('ready' in result) {
      hand.ready = true
      return watch(hand)
    }
    // A page that lay ready can overtake a PDF, whose reading waits now and then.
    const at = hand.jobs.findIndex(({ id }) => id === result.id)
    const [job] = at < 0 ? [] : hand.jobs.splice(at, 1)
    if (!job) return
    if ('reading' in result) job.resolve(result.reading)
    else job.reject(new Error(result.failure))
    if (at === 0) watch(hand)
    assign()
  }

  function watch(hand: Hand) {
    clearTimeout(hand.timer)
    if (hand.jobs.length === 0) return hand.worker.unref()
    hand.worker.ref()
    hand.timer = setTimeout(
      () => replace(hand, 'The page took too long to read'),
      hand.ready ? timeMs : startMs,
    )
  }

  function assign() {
    while (queue.length && !closed) {
      let hand = hands.find(({ jobs }) => jobs.length === 0)
      if (!hand && hands.length < workers) hand = hire()
      hand ??= hands.find(({ jobs }) => jobs.length < jobsAtHand)
      if (!hand) return
      const job = queue.shift()!
      hand.jobs.push(job)
      hand.worker.postMessage({ id: job.id, document: job.document } satisfies ReadJob)
      if (hand.jobs.length === 1) watch(hand)
    }
  }

  function read(document: Document, signal: AbortSignal): Promise<Reading> {
    return new Promise((resolve, reject) => {
      if (closed || signal.aborted) return reject(new Error('Reading was stopped'))
      const job: Job = {
        id: ++lastId,
        document,
        resolve(reading) {
          signal.removeEventListener('abort', onAbort)
          resolve(reading)
        },
        reject(error) {
          signal.removeEventListener('abort', onAbort)
          reject(error)
        },
      }
      const onAbort = () => {
        // One already on its worker is read to its end, for nobody.
        const at = queue.indexOf(job)
        if (at >= 0) queue.splice(at, 1)
        reject(new Error('Reading was stopped'))
      }
      signal.addEventListener('abort', onAbort, { once: true })
      queue.push(job)
      assign()
    })
  }

  // Not when the first page is there: a thread takes longer to start than most sites to answer. Nor at once: many an
  // address is refused without a request.
  const early = setTimeout(() => hands.length === 0 && hire(), idleMs)
  early.unref()

  return {
    read,
    async close() {
      closed = true
      clearTimeout(early)
      for (const job of queue.splice(0)) job.reject(new Error('Reading was stopped'))
      await Promise.all(
        hands.splice(0).map(async ({ worker, jobs, timer }) => {
          clearTimeout(timer)
          for (const job of jobs) job.reject(new Error('Reading was stopped'))
          await worker.terminate()
        }),
      )
    },
  }
}
