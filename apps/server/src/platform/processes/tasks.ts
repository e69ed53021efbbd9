export type RefusalReason =
  | 'too_long'
  | 'too_much_memory'
  | 'crashed'
  | 'too_many'
  | 'stopped'
  | 'not_started'

/** Why a task wasn't done. Errors of the task itself are `TaskFailure`. */
export class TaskRefusal extends Error {
  override name = 'TaskRefusal'
  readonly why: RefusalReason
  constructor(why: RefusalReason, detail = '') {
    super(detail || why)
    this.why = why
  }
}

export class TaskFailure extends Error {
  override name = 'TaskFailure'
}

export type TaskOptions = {
  /** The owner, who takes turns with others. */
  whose: string
  signal?: AbortSignal
  /** Slow tasks always leave one process to others. */
  isSlow?: boolean
  /** Not retried in another process after a crash. */
  needsItsProcess?: boolean
}

export type PoolRequest<Task> = { id: number; task: Task }
export type PoolAnswer<Result> =
  | { ready: true }
  | { id: number; result: Result }
  | { id: number; failure: string }
