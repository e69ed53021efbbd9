import type { Child } from './start-child.ts'
import { type PoolRequest, type TaskOptions, TaskRefusal } from './tasks.ts'

export type PoolJob<Task, Result> = {
  id: number
  task: Task
  options: TaskOptions
  hasCrashed: boolean
  resolve(result: Result): void
  reject(error: Error): void
}

export type PoolWorker<Task, Result> = {
  child: Child<PoolRequest<Task>>
  /** The first is running; the second is already sent, so that the process never waits. */
  jobs: PoolJob<Task, Result>[]
  /** Loading modules doesn't count against the first task's time. */
  isReady: boolean
  timer: NodeJS.Timeout | undefined
  rest: NodeJS.Timeout | undefined
}

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

/** Retries once if another process can run it, because the crash may have another cause. */
export const canRetry = ({ hasCrashed, options }: PoolJob<unknown, never>) =>
  !hasCrashed && !options.needsItsProcess && !options.signal?.aborted

const jobsAtOnce = 2

type Room<Task, Result> = {
  workers: readonly PoolWorker<Task, Result>[]
  processes: number
  mayStart: boolean
}

const isSlow = ({ options }: PoolJob<unknown, never>) => options.isSlow ?? false

/** Returns a worker for the job, or 'new'. If none is idle, one running a fast job may queue it. */
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
