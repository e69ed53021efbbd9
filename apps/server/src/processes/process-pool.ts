import { type Child, startChild } from './start-child.ts'
import { createTurns } from './turns.ts'

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
  /** For one task; a process that takes longer is replaced. */
  timeMs: number
  mostWaiting: number
  mostWaitingOfOne: number
  /** A process with nothing to do is ended after this time: even idle it holds memory. */
  idleMs: number
  /** Told what a process last said before it died. */
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

type Hand<Task, Result> = {
  child: Child<PoolRequest<Task>>
  /** The first is being done, the second lies ready so that the process never waits for this one. */
  jobs: Job<Task, Result>[]
  /** Its modules are loaded, which is not the first task's fault. */
  isReady: boolean
  timer: NodeJS.Timeout | undefined
  rest: NodeJS.Timeout | undefined
}

const jobsAtHand = 2
const startMs = 60_000
/** A process that can't be started is not tried again at once, and each time later. */
const pauseMs = { first: 500, longest: 30_000 }

/** Does tasks in processes that may be killed by them: only the task that did it is lost. */
export function createProcessPool<Task, Result>(options: PoolOptions): ProcessPool<Task, Result> {
  type OwnJob = Job<Task, Result>
  type OwnHand = Hand<Task, Result>
  const { module, processes, memoryMb, isUrgent = false, timeMs, idleMs, warn = () => {} } = options
  const hands: OwnHand[] = []
  const waiting = createTurns<OwnJob>({ most: options.mostWaiting, mostOfOne: options.mostWaitingOfOne })
  let lastId = 0
  let isClosed = false
  let isWindingUp = false
  let pause: NodeJS.Timeout | null = null
  let lastPauseMs = 0

  function hire(): OwnHand {
    const hand: OwnHand = {
      child: startChild<PoolRequest<Task>, PoolAnswer<Result>>({
        module,
        memoryMb,
        isUrgent,
        hear: (answer) => finish(hand, answer),
        ended: (detail) => died(hand, detail),
      }),
      jobs: [],
      isReady: false,
      timer: undefined,
      rest: undefined,
    }
    hand.child.release()
    hands.push(hand)
    return hand
  }

  function died(hand: OwnHand, detail: string) {
    if (!hands.includes(hand)) return
    if (hand.isReady) {
      warn('a task ended its process', detail)
      return replace(hand, new Refused('too_much_memory', detail))
    }
    notStarted(hand, detail)
  }

  function notStarted(hand: OwnHand, detail: string) {
    warn('a process could not be started', detail)
    const ms = Math.min(pauseMs.longest, lastPauseMs * 2 || pauseMs.first)
    lastPauseMs = ms
    const timer = setTimeout(() => {
      pause = null
      assign()
    }, ms)
    timer.unref()
    pause = timer
    replace(hand, new Refused('not_started', detail))
  }

  /** Ends a hand's process; what it was at fails, what it had lying ready waits for another. */
  function replace(hand: OwnHand, error: Refused) {
    if (!dismiss(hand)) return
    const [current, ...untouched] = hand.jobs.splice(0)
    for (const job of untouched) waiting.putBack(job.options.whose, job)
    current?.reject(error)
    assign()
  }

  function dismiss(hand: OwnHand): boolean {
    const at = hands.indexOf(hand)
    if (at < 0) return false
    hands.splice(at, 1)
    clearTimeout(hand.timer)
    clearTimeout(hand.rest)
    hand.child.kill()
    return true
  }

  function finish(hand: OwnHand, answer: PoolAnswer<Result>) {
    if ('ready' in answer) {
      hand.isReady = true
      lastPauseMs = 0
      return watch(hand)
    }
    const job = hand.jobs[0]
    // Notes are answered too, and nobody waits for that.
    if (job?.id !== answer.id) return
    hand.jobs.shift()
    if ('result' in answer) job.resolve(answer.result)
    else job.reject(new TaskFailure(answer.failure))
    watch(hand)
    assign()
  }

  function watch(hand: OwnHand) {
    clearTimeout(hand.timer)
    clearTimeout(hand.rest)
    if (hand.jobs.length === 0) {
      hand.child.release()
      hand.rest = setTimeout(() => dismiss(hand), idleMs)
      hand.rest.unref()
      return
    }
    hand.child.hold()
    hand.timer = hand.isReady
      ? setTimeout(() => replace(hand, new Refused('too_long')), timeMs)
      : setTimeout(() => notStarted(hand, 'it took too long to start'), startMs)
  }

  const isSlow = ({ options }: OwnJob) => options.isSlow ?? false
  const mostSlow = Math.max(1, processes - 1)

  /** A hand that may take this job, or 'new': with none idle, one that is at something short. */
  function handFor(job: OwnJob): OwnHand | 'new' | undefined {
    const slowHands = hands.filter(({ jobs }) => jobs.some(isSlow))
    if (isSlow(job) && slowHands.length >= mostSlow) return undefined
    const idle = hands.find(({ jobs }) => jobs.length === 0)
    if (idle) return idle
    if (hands.length < processes && !pause) return 'new'
    if (isSlow(job)) return undefined
    return hands.find((hand) => hand.jobs.length < jobsAtHand && !slowHands.includes(hand))
  }

  function assign() {
    while (!isClosed) {
      const job = waiting.next((each) => handFor(each) !== undefined)
      if (!job) return
      const found = handFor(job)!
      const hand = found === 'new' ? hire() : found
      hand.jobs.push(job)
      hand.child.send({ id: job.id, task: job.task })
      if (hand.jobs.length === 1) watch(hand)
    }
  }

  function run(task: Task, taskOptions: TaskOptions): Promise<Result> {
    const { signal, whose } = taskOptions
    return new Promise((resolve, reject) => {
      if (isClosed || isWindingUp || signal?.aborted) return reject(new Refused('stopped'))
      const stop = () => {
        // One already with its process is done to its end, for nobody.
        waiting.remove(job)
        reject(new Refused('stopped'))
      }
      const settled = () => signal?.removeEventListener('abort', stop)
      const job: OwnJob = {
        id: ++lastId,
        task,
        options: taskOptions,
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
      waiting.add(whose, job)?.reject(new Refused('too_many'))
      assign()
    })
  }

  return {
    run,
    prepare() {
      if (hands.length === 0 && !isClosed && !pause) watch(hire())
    },
    note(task) {
      for (const { child } of hands) child.send({ id: 0, task })
    },
    windUp() {
      isWindingUp = true
      for (const job of waiting.empty()) job.reject(new Refused('stopped'))
    },
    async close() {
      isClosed = true
      clearTimeout(pause ?? undefined)
      const left = [...waiting.empty(), ...hands.flatMap(({ jobs }) => jobs)]
      for (const hand of [...hands]) dismiss(hand)
      for (const job of left) job.reject(new Refused('stopped'))
    },
  }
}
