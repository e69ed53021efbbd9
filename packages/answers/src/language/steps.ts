/** Work that yields wherever something else may go first, done without a pause. */
export function atOneGo<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
