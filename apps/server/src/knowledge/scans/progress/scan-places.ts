import type { Services } from '../../../services.ts'
import { isAwaited, type ScanRow } from '../scan.ts'
import { type WaitingScan, waitingScans } from '../store.ts'

export type ScanPlace = {
  /** Aborted when the scan should yield its place and resume later. */
  signal: AbortSignal
  /** Reading is done, so the scan keeps its place. */
  finishing(): void
  end(): void
}

export type ScanPlaces = { begin(scan: ScanRow): ScanPlace }

type Run = { accountId: string; began: number; yieldPlace: AbortController; nearlyDone: boolean }

/**
 * The scan that has had its place longest yields: soon to one that has not begun, because its owner is waiting, and after a
 * full turn to one that yielded itself, so that two scans don't alternate for ever.
 */
export function createScanPlaces({
  db,
  log,
  scanning,
}: Pick<Services, 'db' | 'log' | 'scanning'>): ScanPlaces {
  const { atOnce, atOncePerAccount, shortTurnMs, turnMs, pollMs } = scanning
  const runs = new Set<Run>()
  let waitedBefore = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function look() {
    const waiting = await waitingScans(db, atOncePerAccount)
    // It may be about to start on another instance.
    const inNeed = waiting.filter(({ id }) => waitedBefore.has(id))
    waitedBefore = new Set(waiting.map(({ id }) => id))
    // The waiting scan is about to take the free place.
    if (runs.size < atOnce) return
    let underWay = [...runs].filter(({ yieldPlace }) => yieldPlace.signal.aborted).length
    for (const scan of inNeed.sort((one, other) => Number(isAwaited(other)) - Number(isAwaited(one)))) {
      if (underWay > 0) underWay--
      else chooseFor(scan)?.yieldPlace.abort()
    }
  }

  function chooseFor(scan: WaitingScan): Run | undefined {
    const least = isAwaited(scan) ? shortTurnMs : turnMs
    const placesOf = (run: Run) => [...runs].filter(({ accountId }) => accountId === run.accountId).length
    return [...runs]
      .filter((run) => !run.nearlyDone && !run.yieldPlace.signal.aborted)
      .filter((run) => performance.now() - run.began >= least)
      .sort((one, other) => placesOf(other) - placesOf(one) || one.began - other.began)[0]
  }

  /** Polls only while every place is taken. */
  function watch() {
    clearTimeout(timer)
    if (runs.size < atOnce) return
    timer = setTimeout(() => {
      look()
        .catch((error) => log.warn({ err: error }, 'who waits for a scan could not be told'))
        .finally(watch)
    }, pollMs)
    timer.unref()
  }

  return {
    begin({ accountId }) {
      const run: Run = {
        accountId,
        began: performance.now(),
        yieldPlace: new AbortController(),
        nearlyDone: false,
      }
      runs.add(run)
      watch()
      return {
        signal: run.yieldPlace.signal,
        finishing() {
          run.nearlyDone = true
        },
        end() {
          runs.delete(run)
          watch()
        },
      }
    },
  }
}
