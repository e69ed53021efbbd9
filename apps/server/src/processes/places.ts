import { Refused } from './process-pool.ts'
import { createTurns } from './turns.ts'

export type Wish = {
  /** Those who wait come round by this. */
  whose: string
  /** May take long by nature: one place is always left to the others. */
  isLong?: boolean
  signal?: AbortSignal
}

type Leave = () => void

/** Places for work that needs much memory: who finds none waits in turn with others, or comes back without. */
export type Places = {
  /** Rejects with `Refused`: no room to wait, or the signal was aborted meanwhile. */
  take(wish: Wish): Promise<Leave>
  /** Null where one would have to wait. */
  takeAtOnce(wish: Wish): Leave | null
}

type PlacesOptions = {
  atOnce: number
  /** Of those, how many one may have; all of them, where nothing is said. */
  atOnceOfOne?: number
  mostWaiting: number
  mostWaitingOfOne: number
}
type Waiting = { whose: string; isLong: boolean; go(leave: Leave): void; refuse(): void }

export function createPlaces({
  atOnce,
  atOnceOfOne = atOnce,
  mostWaiting,
  mostWaitingOfOne,
}: PlacesOptions): Places {
  const waiting = createTurns<Waiting>({ most: mostWaiting, mostOfOne: mostWaitingOfOne })
  const mostLong = Math.max(1, atOnce - 1)
  let taken = 0
  let takenForLong = 0
  const takenBy = new Map<string, number>()

  const isFree = (whose: string, isLong: boolean) =>
    taken < atOnce && (takenBy.get(whose) ?? 0) < atOnceOfOne && !(isLong && takenForLong >= mostLong)

  function occupy(whose: string, isLong: boolean): Leave {
    taken++
    takenBy.set(whose, (takenBy.get(whose) ?? 0) + 1)
    if (isLong) takenForLong++
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
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
  const takeAtOnce = ({ whose, isLong = false }: Wish) =>
    isFree(whose, isLong) ? occupy(whose, isLong) : null

  return {
    takeAtOnce,
    take(wish) {
      const { whose, isLong = false, signal } = wish
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new Refused('stopped'))
        const leave = takeAtOnce(wish)
        if (leave) return resolve(leave)
        const stop = () => {
          waiting.remove(entry)
          reject(new Refused('stopped'))
        }
        const entry: Waiting = {
          whose,
          isLong,
          go(place) {
            signal?.removeEventListener('abort', stop)
            resolve(place)
          },
          refuse() {
            signal?.removeEventListener('abort', stop)
            reject(new Refused('too_many'))
          },
        }
        signal?.addEventListener('abort', stop, { once: true })
        // Whoever there is no room for: this one, or the last of those who filled the queue.
        waiting.add(whose, entry)?.refuse()
      })
    },
  }
}
