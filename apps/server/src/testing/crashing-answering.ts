import { createAnsweringPool } from '../knowledge/answering/answering-pool.ts'

/** A pool whose processes end where they are told to, and what it warned of. */
export function openCrashingPool() {
  const warnings: string[] = []
  const pool = createAnsweringPool({
    module: new URL('./crashing-answering-process.ts', import.meta.url),
    memoryMb: 640,
    mostWaiting: 100,
    mostWaitingOfOne: 50,
    idleMs: 600_000,
    // A busy machine may take long for what takes a moment.
    timeMs: 280_000,
    warn: (sentence) => void warnings.push(sentence),
  })
  return { pool, warnings }
}
