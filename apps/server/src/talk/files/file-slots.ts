import { createSlots, type SlotRequest } from '../../platform/processes/slots.ts'
import type { FileStore } from './file-store.ts'
import { toReadFailure } from './read-file-text.ts'

/** At most ten megabytes each. One is read while the others are ready. */
const inMemoryAtOnce = 4
const mostWaiting = 60
const mostWaitingOfOne = 20

/** Files wait on disk until it is their turn, because many senders could fill the memory. */
export type FileSlots = {
  /** Rejects with a `Failure` if too many wait or the signal is aborted. */
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
        throw toReadFailure(error)
      })
      try {
        return await use(await files.read(id))
      } finally {
        release()
      }
    },
  }
}
