import type { Services } from '../../../services.ts'
import type { ScanRow } from '../scan.ts'
import { findScan } from '../store.ts'
import { onScanSignal } from './signals.ts'

// Polls in case notifications are lost.
const pollMs = 2_000

/** Null if it is deleted, the time is up or the server is closing. */
export async function awaitScan(
  { db, listener, streams }: Pick<Services, 'db' | 'listener' | 'streams'>,
  { accountId, id }: Pick<ScanRow, 'accountId' | 'id'>,
  wanted: (scan: ScanRow) => boolean,
  timeMs: number,
): Promise<ScanRow | null> {
  let until = Date.now() + timeMs
  let wake = () => {}
  const stop = onScanSignal(listener, (signal) => {
    if (!signal || (signal.scanId === id && signal.what === 'state')) wake()
  })
  const giveUp = () => {
    until = 0
    wake()
  }
  streams.add(giveUp)
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const scan = await findScan(db, accountId, id)
      if (!scan || wanted(scan)) return scan
      const left = until - Date.now()
      if (left <= 0) return null
      const timer = setTimeout(() => wake(), Math.min(pollMs, left))
      await woken
      clearTimeout(timer)
    }
  } finally {
    stop()
    streams.delete(giveUp)
  }
}
