import { createAnsweringPool } from '../knowledge/answering/answering-pool.ts'

export function openCrashingPool() {
  const warnings: string[] = []
  const pool = createAnsweringPool({
    module: new URL('./crashing-answering-process.ts', import.meta.url),
    memoryMb: 640,
    mostWaiting: 100,
    mostWaitingOfOne: 50,
    idleMs: 600_000,
    // Generous, because a busy machine may take long.
    timeMs: 280_000,
    warn: (sentence) => void warnings.push(sentence),
  })
  return { pool, warnings }
}
