import { type Child, type ChildEnd, startChild } from '../../../platform/processes/start-child.ts'
import type { ComposeAnswer, ComposeRequest } from './compose-pages.ts'

const memoryMb = 768
const patienceMs = 120_000
/** Starting a process takes longer than most sites do, but one with many pages keeps their memory. */
const restMs = 10_000
const mostPagesBefore = 300

type SentToChild = ComposeRequest | { startUrl: string }

export type ComposingProcess = { ask(request: ComposeRequest): Promise<ComposeAnswer>; end(): void }

type ComposeProcess = {
  child: Child<SentToChild>
  pages: number
  rest: NodeJS.Timeout | undefined
  client: { hear(answer: ComposeAnswer): void; ended(end: ChildEnd): void } | null
}

let idleProcess: ComposeProcess | null = null

/** Aborting kills the process, which may be busy with a large site. */
export function startComposing(startUrl: string, signal: AbortSignal): ComposingProcess {
  signal.throwIfAborted()
  let settle: { resolve(answer: ComposeAnswer): void; reject(error: Error): void } | null = null
  let broken: Error | null = null
  const fail = (error: Error) => {
    broken ??= error
    settle?.reject(broken)
  }
  const worker = takeProcess()
  worker.client = {
    hear(answer) {
      settle?.resolve(answer)
      settle = null
    },
    ended: ({ detail }) => fail(new Error(`the composing process ended: ${detail}`)),
  }
  // Resets the composer.
  worker.child.send({ startUrl })
  const stop = () => {
    fail(new Error('composing was stopped'))
    worker.child.kill()
  }
  signal.addEventListener('abort', stop, { once: true })
  return {
    ask(request) {
      const { promise, resolve, reject } = Promise.withResolvers<ComposeAnswer>()
      settle = { resolve, reject }
      if (broken) reject(broken)
      if (request.type === 'pages') worker.pages += request.pages.length
      const timer = setTimeout(() => {
        fail(new Error('the composing process took too long'))
        worker.child.kill()
      }, patienceMs)
      worker.child.send(request)
      return promise.finally(() => clearTimeout(timer))
    },
    end() {
      signal.removeEventListener('abort', stop)
      worker.client = null
      // A pending answer would reach the next site.
      if (broken || settle) worker.child.kill()
      else keepIdle(worker)
    },
  }
}

function takeProcess(): ComposeProcess {
  if (idleProcess) {
    const rested = idleProcess
    idleProcess = null
    clearTimeout(rested.rest)
    rested.child.hold()
    return rested
  }
  const started: ComposeProcess = {
    child: startChild<SentToChild, ComposeAnswer>({
      module: new URL('./compose-process.ts', import.meta.url),
      memoryMb,
      hear: (answer) => started.client?.hear(answer),
      ended(end) {
        if (idleProcess === started) idleProcess = null
        started.client?.ended(end)
      },
    }),
    pages: 0,
    rest: undefined,
    client: null,
  }
  return started
}

function keepIdle(worker: ComposeProcess) {
  if (idleProcess || worker.pages > mostPagesBefore) return worker.child.kill()
  idleProcess = worker
  worker.child.release()
  worker.rest = setTimeout(() => {
    if (idleProcess === worker) idleProcess = null
    worker.child.kill()
  }, restMs)
  worker.rest.unref()
}
