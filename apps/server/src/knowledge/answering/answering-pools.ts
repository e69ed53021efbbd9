import { type AnsweringPool, createAnsweringPool } from './answering-pool.ts'

/** Two pools, so that what takes long holds up nobody who asks in a few words. */
export type AnsweringPools = {
  ordinary: AnsweringPool
  /** Takes very large sites, long texts, and whatever comes with files. */
  heavy: AnsweringPool
  /** Refuses whoever only waits, before a shutdown, which waits for what is being answered. */
  windUp(): void
  close(): Promise<void>
}

const minute = 60_000

type AnsweringPoolsOptions = {
  warn?(sentence: string, detail: string): void
  /** How long a question, or a step of building an index, may take. */
  timeMs?: number
  /** How long the process for heavy work is kept when nobody asks. */
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
    // A small business is asked a few times a day, and whoever asks should not wait for a process to start.
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
