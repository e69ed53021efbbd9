import { sendToParent, serveChild, setWorking } from './serve-child.ts'
import type { PoolAnswer, PoolRequest } from './tasks.ts'

type WordsForError = (error: unknown) => string

/** The child's side of `process-pool.ts`. Runs one task at a time, so that a crash can be attributed. */
export function serveTasks<Task, Result>(
  load: () => Promise<{
    work(task: Task): Result | Promise<Result>
    describeError: WordsForError
    /** Runs code ahead of the first task, so that it is compiled. */
    warmUp?(isWanted: () => boolean): Promise<void>
  }>,
) {
  return serveChild<PoolRequest<Task>>(async () => {
    const { work, describeError, warmUp } = await load()
    const waiting: PoolRequest<Task>[] = []
    let isWorking = false
    let isAsked = false

    async function workThrough() {
      if (isWorking) return
      isWorking = true
      setWorking(true)
      for (let next = waiting.shift(); next; next = waiting.shift()) sendToParent(await answerTo(next))
      isWorking = false
      setWorking(false)
    }

    async function answerTo({ id, task }: PoolRequest<Task>): Promise<PoolAnswer<Result>> {
      try {
        return { id, result: await work(task) }
      } catch (error) {
        return { id, failure: describeError(error) }
      }
    }

    setWorking(false)
    sendToParent({ ready: true } satisfies PoolAnswer<Result>)
    void warmUp?.(() => !isAsked)
    return (request) => {
      isAsked = true
      waiting.push(request)
      void workThrough()
    }
  })
}
