import { createFairQueue } from './fair-queue.ts'
import { type Child, startChild } from './start-child.ts'
import { createStartPause } from './start-pause.ts'

export type Refusal = 'too_long' | 'too_much_memory' | 'too_many' | 'stopped' | 'not_started'

/** Why a task was not done. What the task itself failed with is a `TaskFailure`. */
export class Refused extends Error {
  override name = 'Refused'
  readonly why: Refusal
  constructor(why: Refusal, detail = '') {
    super(detail || why)
    this.why = why
  }
}

/** The task was looked at and could not be done; the message is for whoever gave it. */
export class TaskFailure extends Error {
  override name = 'TaskFailure'
}

export type TaskOptions = {
  /** Tasks of one are done in turn with those of others. */
  whose: string
  signal?: AbortSignal
  /** May take long by nature: one process is always left to the others. */
  isSlow?: boolean
}

export type ProcessPool<Task, Result> = {
  /** Rejects with `Refused` or `TaskFailure`. */
  run(task: Task, options: TaskOptions): Promise<Result>
  /** Starts a process if there is none: it takes a while. */
  prepare(): void
  /** A task without a result, for every process there is; none is started for it. */
  note(task: Task): void
  /** Takes nothing new and refuses what only waits; what is being done is done. */
  windUp(): void
  close(): Promise<void>
}

type PoolOptions = {
  module: URL
  processes: number
  memoryMb: number
  /** Somebody waits for each of its answers: its processes give way to nobody. */
  isUrgent?: boolean
  /** How long one task may take; a process that takes longer is replaced. */
  timeMs: number
  mostWaiting: number
  mostWaitingOfOne: number
  /** A process with nothing to do is ended after this time: even idle it holds memory. */
  idleMs: number
  /** Hears what a process last said before it died. */
  warn?(sentence: string, detail: string): void
}

export type PoolRequest<Task> = { id: number; task: Task }
/** `ready` comes once, before all answers. */
export type PoolAnswer<Result> =
  | { ready: true }
  | { id: number; result: Result }
  | { id: number; failure: string }

type Job<Task, Result> = {
  id: number
  task: Task
  options: TaskOptions
  resolve(result: Result): void
  reject(error: Error): void
}

type Worker<Task, Result> = {
  child: Child<PoolRequest<Task>>
  /** The first is being done, the second lies ready so that the process never waits for this one. */
  jobs: Job<Task, Result>[]
  /** Its modules are loaded, which is not the first task's fault. */
  isReady: boolean
  timer: NodeJS.Timeout | undefined
  rest: NodeJS.Timeout | undefined
}

const jobsAtOnce = 2
const startMs = 60_000

/** Does tasks in processes that may be killed by them: only the task that did it is lost. */
export function createProcessPool<Task, Result>(options: PoolOptions): ProcessPool<Task, Result> {
  type OwnJob = Job<Task, Result>
  type OwnWorker = Worker<Task, Result>
  const { module, processes, memoryMb, isUrgent = false, timeMs, idleMs, warn = () => {} } = options
  const workers: OwnWorker[] = []
  const waiting = createFairQueue<OwnJob>({ most: options.mostWaiting, mostOfOne: options.mostWaitingOfOne })
  let lastId = 0
  let isClosed = false
  let isWindingUp = false
  const pause = createStartPause(assign)

  function startWorker(): OwnWorker {
    const worker: OwnWorker = {
      child: startChild<PoolRequest<Task>, PoolAnswer<Result>>({
        module,
        memoryMb,
        isUrgent,
        hear: (answer) => finish(worker, answer),
        ended: (detail) => died(worker, detail),
      }),
      jobs: [],
      isReady: false,
      timer: undefined,
      rest: undefined,
    }
    worker.child.release()
    workers.push(worker)
    return worker
  }

  function died(worker: OwnWorker, detail: string) {
    if (!workers.includes(worker)) return
    if (worker.isReady) {
      warn('a task ended its process', detail)
      return replace(worker, new Refused('too_much_memory', detail))
    }
    notStarted(worker, detail)
  }

  function notStarted(worker: OwnWorker, detail: string) {
    warn('a process could not be started', detail)
    pause.begin()
    replace(worker, new Refused('not_started', detail))
  }

  /** Ends a worker's process; what it was at fails, what it had lying ready waits for another. */
  function replace(worker: OwnWorker, error: Refused) {
    if (!endWorker(worker)) return
    const [current, ...untouched] = worker.jobs.splice(0)
    for (const job of untouched) waiting.putBack(job.options.whose, job)
    current?.reject(error)
    assign()
  }

  function endWorker(worker: OwnWorker): boolean {
    const at = workers.indexOf(worker)
    if (at < 0) return false
    workers.splice(at, 1)
    clearTimeout(worker.timer)
    clearTimeout(worker.rest)
    worker.child.kill()
    return true
  }

  function finish(worker: OwnWorker, answer: PoolAnswer<Result>) {
    if ('ready' in answer) {
      worker.isReady = true
      pause.forget()
      return watch(worker)
    }
    const job = worker.jobs[0]
    // Notes are answered too, and nobody waits for that.
    if (job?.id !== answer.id) return
    worker.jobs.shift()
    if ('result' in answer) job.resolve(answer.result)
    else job.reject(new TaskFailure(answer.failure))
    watch(worker)
    assign()
  }

  function watch(worker: OwnWorker) {
    clearTimeout(worker.timer)
    clearTimeout(worker.rest)
    if (worker.jobs.length === 0) {
      worker.child.release()
      worker.rest = setTimeout(() => endWorker(worker), idleMs)
      worker.rest.unref()
      return
    }
    worker.child.hold()
    worker.timer = worker.isReady
      ? setTimeout(() => replace(worker, new Refused('too_long')), timeMs)
      : setTimeout(() => notStarted(worker, 'it took too long to start'), startMs)
  }

  const isSlow = ({ options }: OwnJob) => options.isSlow ?? false
  const mostSlow = Math.max(1, processes - 1)

  /** A worker that may take this job, or 'new': with none idle, one that is at something short. */
  function workerFor(job: OwnJob): OwnWorker | 'new' | undefined {
    const slowWorkers = workers.filter(({ jobs }) => jobs.some(isSlow))
    if (isSlow(job) && slowWorkers.length >= mostSlow) return undefined
    const idle = workers.find(({ jobs }) => jobs.length === 0)
    if (idle) return idle
    if (workers.length < processes && !pause.isOn()) return 'new'
    if (isSlow(job)) return undefined
    return workers.find((worker) => worker.jobs.length < jobsAtOnce && !slowWorkers.includes(worker))
  }

  function assign() {
    while (!isClosed) {
      const job = waiting.next((each) => workerFor(each) !== undefined)
      if (!job) return
      const found = workerFor(job)!
      const worker = found === 'new' ? startWorker() : found
      worker.jobs.push(job)
      worker.child.send({ id: job.id, task: job.task })
      if (worker.jobs.length === 1) watch(worker)
    }
  }

  async function run(task: Task, taskOptions: TaskOptions): Promise<Result> {
    if (isClosed || isWindingUp || taskOptions.signal?.aborted) throw new Refused('stopped')
    // One already with its process is done to its end, for nobody.
    const { job, result } = createJob<Task, Result>(++lastId, task, taskOptions, (stopped) =>
      waiting.remove(stopped),
    )
    waiting.add(taskOptions.whose, job)?.reject(new Refused('too_many'))
    assign()
    return result
  }

  return {
    run,
    prepare() {
      if (workers.length === 0 && !isClosed && !pause.isOn()) watch(startWorker())
    },
    note(task) {
      for (const { child } of workers) child.send({ id: 0, task })
    },
    windUp() {
      isWindingUp = true
      for (const job of waiting.empty()) job.reject(new Refused('stopped'))
    },
    async close() {
      isClosed = true
      pause.end()
      const left = [...waiting.empty(), ...workers.flatMap(({ jobs }) => jobs)]
      for (const worker of [...workers]) endWorker(worker)
      for (const job of left) job.reject(new Refused('stopped'))
    },
  }
}

/** A job, and its result: that of the task, or that the signal stopped it, of which `forget` is told. */
function createJob<Task, Result>(
  id: number,
  task: Task,
  options: TaskOptions,
  forget: (job: Job<Task, Result>) => void,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const { signal } = options
  const stop = () => {
    forget(job)
    reject(new Refused('stopped'))
  }
  const settled = () => signal?.removeEventListener('abort', stop)
  const job: Job<Task, Result> = {
    id,
    task,
    options,
    resolve(result) {
      settled()
      resolve(result)
    },
    reject(error) {
      settled()
      reject(error)
    },
  }
  signal?.addEventListener('abort', stop, { once: true })
  return { job, result: promise }
}
