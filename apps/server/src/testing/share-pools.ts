import type { AnsweringPool, OpenIndex } from '../knowledge/answering/answering-pool.ts'
import { type AnsweringPools, createAnsweringPools } from '../knowledge/answering/answering-pools.ts'
import { createReadingPool, type ReadingPool } from '../knowledge/reading/reading-pool.ts'

// Answering and reading processes take seconds to start and keep no data of an owner, so all apps of a test process
// share them. They idle between files and end with the test process.
let answering: AnsweringPools | undefined
let reading: ReadingPool | undefined

// The next file may need them minutes later, and a busy machine may take a minute for a moment's work.
const keptMs = 600_000
const patienceMs = 280_000

/** Closing an app closes only the indexes it opened. */
export function shareAnsweringPools(): AnsweringPools {
  answering ??= createAnsweringPools({ timeMs: patienceMs, heavyIdleMs: keptMs })
  const opened: OpenIndex[] = []
  const share = (pool: AnsweringPool): AnsweringPool => ({
    ...pool,
    async open(...knowledge) {
      const found = await pool.open(...knowledge)
      opened.push(found.index)
      return found
    },
  })
  return {
    ordinary: share(answering.ordinary),
    heavy: share(answering.heavy),
    windUp() {},
    async close() {
      for (const index of opened) index.close()
    },
  }
}

export function shareReadingPool(): ReadingPool {
  reading ??= createReadingPool({ idleMs: keptMs, timeMs: patienceMs })
  return { ...reading, async close() {} }
}
