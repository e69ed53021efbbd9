import { createFairQueue } from './fair-queue.ts'
import { canRetry, createPoolJob, type PoolJob, type PoolWorker, workerFor } from './pool-jobs.ts'
import { createStartBackoff } from './start-backoff.ts'
import { type ChildEnd, startChild } from './start-child.ts'
import { type PoolAnswer, type PoolRequest, TaskFailure, type TaskOptions, TaskRefusal } from './tasks.ts'

export type ProcessPool<Task, Result> = {
  run(task: Task, options: TaskOptions): Promise<Result>
  prepare(): void
  /** Sends a task without a result to all running processes. */
  note(task: Task): void
  /** Finishes running tasks and rejects all others. */
  windUp(): void
  close(): Promise<void>
}

type PoolOptions = {
  module: URL
  processes: number
  memoryMb: number
  /** People wait for its answers, so its processes keep their priority. */
  isUrgent?: boolean
  /** Limit per task. A process that exceeds it is replaced. */
  timeMs: number
  mostWaiting: number
  mostWaitingOfOne: number
  idleMs: number
  warn?(sentence: string, detail: string): void
}

const startMs = 60_000

/** Runs tasks in child processes, so that a crash loses only the task that caused it. */
export function createProcessPool<Task, Result>(options: PoolOptions): ProcessPool<Task, Result> {
  type OwnJob = PoolJob<Task, Result>
  type OwnWorker = PoolWorker<Task, Result>
  const { module, processes, memoryMb, isUrgent = false, timeMs, idleMs, warn = () => {} } = options
  const workers: OwnWorker[] = []
  const waiting = createFairQueue<OwnJob>({ most: options.mostWaiting, mostOfOne: options.mostWaitingOfOne })
  let lastId = 0
  let isClosed = false
  let isWindingUp = false
  const pause = createStartBackoff(assign)

  function startWorker(): OwnWorker {
    const worker: OwnWorker = {
      child: startChild<PoolRequest<Task>, PoolAnswer<Result>>({
        module,
        memoryMb,
        isUrgent,
        hear: (answer) => finish(worker, answer),
        ended: (end) => handleExit(worker, end),
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

  function handleExit(worker: OwnWorker, { detail, isOutOfMemory }: ChildEnd) {
    if (!workers.includes(worker)) return
    if (!worker.isReady) return notStarted(worker, detail)
    warn('a task ended its process', detail)
    const current = worker.jobs[0]
    const isTriedAgain = !isOutOfMemory && current !== undefined && canRetry(current)
    if (isTriedAgain) current.hasCrashed = true
    replace(
      worker,
      isTriedAgain ? null : new TaskRefusal(isOutOfMemory ? 'too_much_memory' : 'crashed', detail),
    )
  }

  function notStarted(worker: OwnWorker, detail: string) {
    warn('a process could not be started', detail)
    pause.begin()
    replace(worker, new TaskRefusal('not_started', detail))
  }

  /** Kills the process. The running task is rejected if a refusal is given; all others are queued again. */
  function replace(worker: OwnWorker, refused: TaskRefusal | null) {
    if (!endWorker(worker)) return
    const jobs = worker.jobs.splice(0)
    if (refused) jobs.shift()?.reject(refused)
    for (const job of jobs.reverse()) waiting.putBack(job.options.whose, job)
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
      ? setTimeout(() => replace(worker, new TaskRefusal('too_long')), timeMs)
      : setTimeout(() => notStarted(worker, 'it took too long to start'), startMs)
  }

  function assign() {
    while (!isClosed) {
      const room = { workers, processes, mayStart: !pause.isOn() }
      const job = waiting.next((each) => workerFor(each, room) !== undefined)
      if (!job) return
      const found = workerFor(job, room)!
      const worker = found === 'new' ? startWorker() : found
      worker.jobs.push(job)
      worker.child.send({ id: job.id, task: job.task })
      if (worker.jobs.length === 1) watch(worker)
    }
  }

  async function run(task: Task, taskOptions: TaskOptions): Promise<Result> {
    if (isClosed || isWindingUp || taskOptions.signal?.aborted) throw new TaskRefusal('stopped')
    // A running task is not interrupted, although its result is dropped.
    const { job, result } = createPoolJob<Task, Result>(++lastId, task, taskOptions, (stopped) =>
      waiting.remove(stopped),
    )
    waiting.add(taskOptions.whose, job)?.reject(new TaskRefusal('too_many'))
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
      for (const job of waiting.empty()) job.reject(new TaskRefusal('stopped'))
    },
    async close() {
      isClosed = true
      pause.end()
      const left = [...waiting.empty(), ...workers.flatMap(({ jobs }) => jobs)]
      for (const worker of [...workers]) endWorker(worker)
      for (const job of left) job.reject(new TaskRefusal('stopped'))
    },
  }
}
