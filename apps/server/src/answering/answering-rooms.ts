import { type AnsweringRoom, createAnsweringRoom } from './answering-room.ts'

/** Two, so that what takes long holds up nobody who asks in a few words. */
export type AnsweringRooms = {
  ordinary: AnsweringRoom
  /** For very large sites, long texts, and whatever comes with files. */
  heavy: AnsweringRoom
  close(): Promise<void>
}

const minute = 60_000

export function createAnsweringRooms(): AnsweringRooms {
  const ordinary = createAnsweringRoom({
    memoryMb: 640,
    mostWaiting: 1_000,
    mostWaitingOfOne: 300,
    idleMs: 30 * minute,
  })
  const heavy = createAnsweringRoom({
    memoryMb: 768,
    mostWaiting: 60,
    mostWaitingOfOne: 6,
    idleMs: 2 * minute,
  })
  return {
    ordinary,
    heavy,
    async close() {
      await Promise.all([ordinary.close(), heavy.close()])
    },
  }
}
