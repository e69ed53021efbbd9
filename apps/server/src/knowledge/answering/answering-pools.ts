import { type AnsweringPool, createAnsweringPool } from './answering-pool.ts'

/** Two pools, so that slow work never delays short questions. */
export type AnsweringPools = {
  ordinary: AnsweringPool
  /** For very large sites, long texts and questions with files. */
  heavy: AnsweringPool
  /** Refuses waiting tasks before a shutdown. */
  windUp(): void
  close(): Promise<void>
}

const minute = 60_000

type AnsweringPoolsOptions = {
  warn?(sentence: string, detail: string): void
  timeMs?: number
  heavyIdleMs?: number
}

export function createAnsweringPools({
  heavyIdleMs = 2 * minute,
  ...common
}: AnsweringPoolsOptions = {}): AnsweringPools {
  const ordinary = createAnsweringPool({
    ...common,
    memoryMb: 640,
    isUrgent: true,
    mostWaiting: 1_000,
    mostWaitingOfOne: 300,
    // A small business gets a few questions a day, and none should wait for a process to start.
    idleMs: 12 * 60 * minute,
  })
  const heavy = createAnsweringPool({
    ...common,
    memoryMb: 896,
    mostWaiting: 60,
    mostWaitingOfOne: 6,
    idleMs: heavyIdleMs,
  })
  return {
    ordinary,
    heavy,
    windUp() {
      ordinary.windUp()
      heavy.windUp()
    },
    async close() {
      await Promise.all([ordinary.close(), heavy.close()])
    },
  }
}
