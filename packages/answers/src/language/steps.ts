import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '../types.ts'

/** Work that yields wherever something else may go first, done without a pause. */
export function atOneGo<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

const sliceMs = 5

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

/** A reader that reads each language once: at one go when it is first asked for, or beforehand in steps. */
export function readOnce<V>(read: (language: Language) => Generator<void, V>) {
  const kept = new Map<Language, { read: V }>()
  return {
    of(language: Language): V {
      let entry = kept.get(language)
      if (!entry) {
        entry = { read: atOneGo(read(language)) }
        kept.set(language, entry)
      }
      return entry.read
    },
    *prepare(language: Language): Generator<void, void> {
      if (!kept.has(language)) kept.set(language, { read: yield* read(language) })
    },
  }
}
