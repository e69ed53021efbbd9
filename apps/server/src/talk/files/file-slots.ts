import { createSlots, type SlotRequest } from '../../platform/processes/slots.ts'
import type { FileStore } from './file-store.ts'
import { inWords } from './read-file-text.ts'

/** A file has ten megabytes at most. One is read at a time; the others are ready for when it is done. */
const inMemoryAtOnce = 4
const mostWaiting = 60
const mostWaitingOfOne = 20

/** Files wait on the disk, and are in memory only when it is their turn: many senders could fill it else. */
export type FileSlots = {
  /** Rejects with a `Failure` where too many wait, or the signal was aborted meanwhile. */
  hold<Result>(
    id: string,
    slot: SlotRequest,
    use: (bytes: Buffer) => Result | Promise<Result>,
  ): Promise<Result>
}

export function createFileSlots(files: Pick<FileStore, 'read'>): FileSlots {
  const slots = createSlots({ atOnce: inMemoryAtOnce, mostWaiting, mostWaitingOfOne })
  return {
    async hold(id, slot, use) {
      const release = await slots.take(slot).catch((error) => {
        throw inWords(error)
      })
      try {
        return await use(await files.read(id))
      } finally {
        release()
      }
    },
  }
}
