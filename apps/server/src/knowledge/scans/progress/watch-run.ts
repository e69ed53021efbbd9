import type { Services } from '../../../services.ts'
import type { ScanRow } from '../scan.ts'
import { noteCounts } from '../store.ts'
import { onScanSignal } from './signals.ts'

const checkMs = 1_000

export type RunWatch = {
  /** Aborted on cancelling, takeover by another run, or closing. */
  signal: AbortSignal
  isLost(): boolean
  /** Stored within a second. */
  count(pagesFound: number, pagesKept: number): void
  end(): void
}

/** Polls in case a signal is missed. */
export function watchRun(
  { db, listener, log }: Pick<Services, 'db' | 'listener' | 'log'>,
  scan: ScanRow,
  closing: AbortSignal,
): RunWatch {
  const stop = new AbortController()
  let counts = { pagesFound: scan.pagesFound, pagesKept: scan.pagesKept }
  let lost = false

  const check = () =>
    noteCounts(db, scan.id, scan.run, counts).then(
      (held) => {
        if (held) return
        lost = true
        stop.abort()
      },
      (error) => log.warn({ err: error, scanId: scan.id }, 'a running scan could not be checked'),
    )
  const timer = setInterval(check, checkMs)
  const stopListening = onScanSignal(listener, (heard) => {
    if (!heard || (heard.scanId === scan.id && heard.what === 'state')) void check()
  })
  const close = () => stop.abort()
  closing.addEventListener('abort', close)
  if (closing.aborted) close()

  return {
    signal: stop.signal,
    isLost: () => lost,
    count(pagesFound, pagesKept) {
      counts = { pagesFound, pagesKept }
    },
    end() {
      clearInterval(timer)
      stopListening()
      closing.removeEventListener('abort', close)
    },
  }
}
