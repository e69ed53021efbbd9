import type { Services } from '../../services.ts'
import { isAwaited, type ScanRow } from './scan.ts'
import { type WaitingScan, waitingScans } from './store.ts'

export type ScanPlace = {
  /** Aborted when the scan should make way for another and be gone on with later. */
  signal: AbortSignal
  /** The site is read and what remains takes a moment: it makes way for nobody any more. */
  finishing(): void
  end(): void
}

export type ScanPlaces = { begin(scan: ScanRow): ScanPlace }

type Run = { accountId: string; began: number; makeWay: AbortController; nearlyDone: boolean }

/**
 * Scans of slow sites take little but a place. When all places of an instance are taken and somebody waits, the scan
 * that has had one for longest makes way: soon for a scan that has not begun, whose owner is waiting for a first page;
 * after a turn in which every site gets something read for one that had to make way itself, else two of them could
 * send each other away for ever.
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
    // One that was sent a moment ago may be on its way to a place that is free, here or on another instance.
    const inNeed = waiting.filter(({ id }) => waitedBefore.has(id))
    waitedBefore = new Set(waiting.map(({ id }) => id))
    // While that was read a place came free: whoever waits is on the way to it.
    if (runs.size < atOnce) return
    let underWay = [...runs].filter(({ makeWay }) => makeWay.signal.aborted).length
    for (const scan of inNeed.sort((one, other) => Number(isAwaited(other)) - Number(isAwaited(one)))) {
      if (underWay > 0) underWay--
      else chooseFor(scan)?.makeWay.abort()
    }
  }

  function chooseFor(scan: WaitingScan): Run | undefined {
    const least = isAwaited(scan) ? shortTurnMs : turnMs
    const placesOf = (run: Run) => [...runs].filter(({ accountId }) => accountId === run.accountId).length
    return [...runs]
      .filter((run) => !run.nearlyDone && !run.makeWay.signal.aborted)
      .filter((run) => performance.now() - run.began >= least)
      .sort((one, other) => placesOf(other) - placesOf(one) || one.began - other.began)[0]
  }

  /** Looks only while every place is taken: else nobody waits. */
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
        makeWay: new AbortController(),
        nearlyDone: false,
      }
      runs.add(run)
      watch()
      return {
        signal: run.makeWay.signal,
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
