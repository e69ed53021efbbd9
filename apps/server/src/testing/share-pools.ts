import type { AnsweringPool, OpenIndex } from '../knowledge/answering/answering-pool.ts'
import { type AnsweringPools, createAnsweringPools } from '../knowledge/answering/answering-pools.ts'
import { createReadingPool, type ReadingPool } from '../knowledge/reading/reading-pool.ts'

// A process to answer or read in takes a processor one or two seconds to start, and does for many apps what it does for
// many owners: it keeps nothing of one for another. So all apps that a test process starts have theirs in common. They
// are idle between two files, and end with the process that started them.
let answering: AnsweringPools | undefined
let reading: ReadingPool | undefined

// The next file that asks or reads may come minutes later, and a process that begins anew warms up first. On a busy machine
// what takes a moment may take a minute.
const keptMs = 600_000
const patienceMs = 280_000

/** What this app had opened there is closed with it. */
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
