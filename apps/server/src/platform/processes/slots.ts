import { createFairQueue } from './fair-queue.ts'
import { TaskRefusal } from './tasks.ts'

export type SlotRequest = {
  /** The owner of the request, such as an account. Owners take turns. */
  whose: string
  /** Long work always leaves one slot to others. */
  isLong?: boolean
  signal?: AbortSignal
}

type Release = () => void

export type Slots = {
  /** Rejects with `TaskRefusal` if the queue is full or the signal aborts. */
  take(request: SlotRequest): Promise<Release>
  hasRoom(request: SlotRequest): boolean
  /** Null if no slot is free. */
  takeAtOnce(request: SlotRequest): Release | null
}

type SlotsOptions = {
  atOnce: number
  atOnceOfOne?: number
  mostWaiting: number
  mostWaitingOfOne: number
}
type WaitingRequest = { whose: string; isLong: boolean; go(release: Release): void; refuse(): void }

export function createSlots({
  atOnce,
  atOnceOfOne = atOnce,
  mostWaiting,
  mostWaitingOfOne,
}: SlotsOptions): Slots {
  const waiting = createFairQueue<WaitingRequest>({ most: mostWaiting, mostOfOne: mostWaitingOfOne })
  const mostLong = Math.max(1, atOnce - 1)
  let taken = 0
  let takenForLong = 0
  const takenBy = new Map<string, number>()

  const isFree = (whose: string, isLong: boolean) =>
    taken < atOnce && (takenBy.get(whose) ?? 0) < atOnceOfOne && !(isLong && takenForLong >= mostLong)

  function occupy(whose: string, isLong: boolean): Release {
    taken++
    takenBy.set(whose, (takenBy.get(whose) ?? 0) + 1)
    if (isLong) takenForLong++
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      taken--
      const left = takenBy.get(whose)! - 1
      if (left > 0) takenBy.set(whose, left)
      else takenBy.delete(whose)
      if (isLong) takenForLong--
      admit()
    }
  }

  function admit() {
    for (;;) {
      const next = waiting.next(({ whose, isLong }) => isFree(whose, isLong))
      if (!next) return
      next.go(occupy(next.whose, next.isLong))
    }
  }

  /** Waiting requests can't use this slot either, so none is overtaken. */
  const takeAtOnce = ({ whose, isLong = false }: SlotRequest) =>
    isFree(whose, isLong) ? occupy(whose, isLong) : null

  return {
    takeAtOnce,
    hasRoom: ({ whose, isLong = false }) => isFree(whose, isLong) || waiting.hasRoom(whose),
    take(request) {
      const { whose, isLong = false, signal } = request
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new TaskRefusal('stopped'))
        const release = takeAtOnce(request)
        if (release) return resolve(release)
        const stop = () => {
          waiting.remove(entry)
          reject(new TaskRefusal('stopped'))
        }
        const entry: WaitingRequest = {
          whose,
          isLong,
          go(place) {
            signal?.removeEventListener('abort', stop)
            resolve(place)
          },
          refuse() {
            signal?.removeEventListener('abort', stop)
            reject(new TaskRefusal('too_many'))
          },
        }
        signal?.addEventListener('abort', stop, { once: true })
        waiting.add(whose, entry)?.refuse()
      })
    },
  }
}
