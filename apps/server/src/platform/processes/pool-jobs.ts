import type { Child } from './start-child.ts'
import { type PoolRequest, type TaskOptions, TaskRefusal } from './tasks.ts'

export type PoolJob<Task, Result> = {
  id: number
  task: Task
  options: TaskOptions
  /** A process ended while it was at this. */
  hasCrashed: boolean
  resolve(result: Result): void
  reject(error: Error): void
}

export type PoolWorker<Task, Result> = {
  child: Child<PoolRequest<Task>>
  /** The first is being done, the second lies ready so that the process never waits for this one. */
  jobs: PoolJob<Task, Result>[]
  /** Its modules are loaded, which is not the first task's fault. */
  isReady: boolean
  timer: NodeJS.Timeout | undefined
  rest: NodeJS.Timeout | undefined
}

/** A job, and its result: that of the task, or that the signal stopped it, of which `forget` is told. */
export function createPoolJob<Task, Result>(
  id: number,
  task: Task,
  options: TaskOptions,
  forget: (job: PoolJob<Task, Result>) => void,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const { signal } = options
  const stop = () => {
    forget(job)
    reject(new TaskRefusal('stopped'))
  }
  const settled = () => signal?.removeEventListener('abort', stop)
  const job: PoolJob<Task, Result> = {
    id,
    task,
    options,
    hasCrashed: false,
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

/** A task is tried once more where another process can do it and somebody still waits: a crash may be no fault of its own. */
export const mayTryAgain = ({ hasCrashed, options }: PoolJob<unknown, never>) =>
  !hasCrashed && !options.needsItsProcess && !options.signal?.aborted

const jobsAtOnce = 2

type Room<Task, Result> = {
  workers: readonly PoolWorker<Task, Result>[]
  /** How many there may be. */
  processes: number
  mayStart: boolean
}

const isSlow = ({ options }: PoolJob<unknown, never>) => options.isSlow ?? false

/** A worker that may take this job, or 'new': with none idle, one that is at something short. */
export function workerFor<Task, Result>(
  job: PoolJob<Task, Result>,
  { workers, processes, mayStart }: Room<Task, Result>,
): PoolWorker<Task, Result> | 'new' | undefined {
  const slowWorkers = workers.filter(({ jobs }) => jobs.some(isSlow))
  const mostSlow = Math.max(1, processes - 1)
  if (isSlow(job) && slowWorkers.length >= mostSlow) return undefined
  const idle = workers.find(({ jobs }) => jobs.length === 0)
  if (idle) return idle
  if (workers.length < processes && mayStart) return 'new'
  if (isSlow(job)) return undefined
  return workers.find((worker) => worker.jobs.length < jobsAtOnce && !slowWorkers.includes(worker))
}
