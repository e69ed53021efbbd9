import { createFairQueue } from './fair-queue.ts'
import { TaskRefusal } from './tasks.ts'

export type SlotRequest = {
  /** On whose behalf it asks, such as an account: these take turns, so that one with many requests holds nobody up. */
  whose: string
  /** May take long by nature: one place is always left to the others. */
  isLong?: boolean
  signal?: AbortSignal
}

type Release = () => void

/** Slots for work that needs much memory: who finds none free waits in turn with others, or does without. */
export type Slots = {
  /** Rejects with `TaskRefusal`: no room to wait, or the signal was aborted meanwhile. */
  take(request: SlotRequest): Promise<Release>
  /** Whether `take` would refuse now: for callers who want to know before they do anything else. */
  hasRoom(request: SlotRequest): boolean
  /** Null where one would have to wait. */
  takeAtOnce(request: SlotRequest): Release | null
}

type SlotsOptions = {
  atOnce: number
  /** How many of them one may have; all, where nothing is said. */
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

  /** Whoever waits could not go either, so that nobody is overtaken by this. */
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
        // Whoever there is no room for: this one, or the last of those who filled the queue.
        waiting.add(whose, entry)?.refuse()
      })
    },
  }
}
