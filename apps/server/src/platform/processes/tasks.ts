export type RefusalReason =
  | 'too_long'
  | 'too_much_memory'
  | 'crashed'
  | 'too_many'
  | 'stopped'
  | 'not_started'

/** Why a task was not done. What the task itself failed with is a `TaskFailure`. */
export class TaskRefusal extends Error {
  override name = 'TaskRefusal'
  readonly why: RefusalReason
  constructor(why: RefusalReason, detail = '') {
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
  /** Another process could not do it: after a crash it is for whoever gave it to begin anew. */
  needsItsProcess?: boolean
}

export type PoolRequest<Task> = { id: number; task: Task }
/** `ready` comes once, before all answers. */
export type PoolAnswer<Result> =
  | { ready: true }
  | { id: number; result: Result }
  | { id: number; failure: string }
