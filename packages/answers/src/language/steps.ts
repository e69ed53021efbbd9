import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '../types.ts'

/** Runs a generator without pausing. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

const sliceMs = 5

/** Yields to the event loop after each slice of work. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
}

/** Reads each language once, either when first needed or in steps beforehand. */
export function readOnce<V>(read: (language: Language) => Generator<void, V>) {
  const kept = new Map<Language, { read: V }>()
  return {
    of(language: Language): V {
      let entry = kept.get(language)
      if (!entry) {
        entry = { read: runToEnd(read(language)) }
        kept.set(language, entry)
      }
      return entry.read
    },
    *prepare(language: Language): Generator<void, void> {
      if (!kept.has(language)) kept.set(language, { read: yield* read(language) })
    },
  }
}
