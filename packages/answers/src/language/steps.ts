import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that yields wherever something else may go first, done without a pause. */
export function atOneGo<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

const sliceMs = 10

/** Gives the event loop a turn whenever a slice of work has lasted long enough. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
}
