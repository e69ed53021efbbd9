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

type PlacesOptions = { atOnce: number; mostWaiting: number; mostWaitingOfOne: number }
type Waiting = { isLong: boolean; go(leave: Leave): void; refuse(): void }

export function createPlaces({ atOnce, mostWaiting, mostWaitingOfOne }: PlacesOptions): Places {
  const waiting = createTurns<Waiting>({ most: mostWaiting, mostOfOne: mostWaitingOfOne })
  const mostLong = Math.max(1, atOnce - 1)
  let taken = 0
  let takenForLong = 0

  const isFree = (isLong: boolean) => taken < atOnce && !(isLong && takenForLong >= mostLong)

  function occupy(isLong: boolean): Leave {
    taken++
    if (isLong) takenForLong++
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      taken--
      if (isLong) takenForLong--
      admit()
    }
  }

  function admit() {
    for (;;) {
      const next = waiting.next(({ isLong }) => isFree(isLong))
      if (!next) return
      next.go(occupy(next.isLong))
    }
  }

  /** Whoever waits could not go either, so that nobody is overtaken by this. */
  const takeAtOnce = ({ isLong = false }: Wish) => (isFree(isLong) ? occupy(isLong) : null)

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
