import { serve, setAtWork, tell } from './serve-child.ts'
import type { PoolAnswer, PoolRequest } from './tasks.ts'

/** The error's message is for whoever gave the task. */
type WordsForError = (error: unknown) => string

/**
 * The child's side of `process-pool.ts`: one task after the other, so that it is known whose fault it is when this
 * process dies of one.
 */
export function serveTasks<Task, Result>(
  load: () => Promise<{
    work(task: Task): Result | Promise<Result>
    told: WordsForError
    /** Makes the process fast until the first task comes: what has run a few times is compiled. */
    warmUp?(isWanted: () => boolean): Promise<void>
  }>,
) {
  return serve<PoolRequest<Task>>(async () => {
    const { work, told, warmUp } = await load()
    const waiting: PoolRequest<Task>[] = []
    let isWorking = false
    let isAsked = false

    async function workThrough() {
      if (isWorking) return
      isWorking = true
      setAtWork(true)
      for (let next = waiting.shift(); next; next = waiting.shift()) tell(await answerTo(next))
      isWorking = false
      setAtWork(false)
    }

    async function answerTo({ id, task }: PoolRequest<Task>): Promise<PoolAnswer<Result>> {
      try {
        return { id, result: await work(task) }
      } catch (error) {
        return { id, failure: told(error) }
      }
    }

    setAtWork(false)
    tell({ ready: true } satisfies PoolAnswer<Result>)
    void warmUp?.(() => !isAsked)
    return (request) => {
      isAsked = true
      waiting.push(request)
      void workThrough()
    }
  })
}
