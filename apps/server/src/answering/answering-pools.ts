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

type Warn = (sentence: string, detail: string) => void

export function createAnsweringPools(warn?: Warn): AnsweringPools {
  const ordinary = createAnsweringPool({
    ...(warn && { warn }),
    memoryMb: 640,
    isUrgent: true,
    mostWaiting: 1_000,
    mostWaitingOfOne: 300,
    // A small business is asked a few times a day, and whoever asks should not wait for a process to start.
    idleMs: 12 * 60 * minute,
  })
  const heavy = createAnsweringPool({
    ...(warn && { warn }),
    memoryMb: 896,
    mostWaiting: 60,
    mostWaitingOfOne: 6,
    idleMs: 2 * minute,
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
