import { z } from 'zod'
import type { Queryable } from '../../../platform/db/client.ts'
import { type Listener, notify } from '../../../platform/db/listen.ts'

const signal = z.object({
  what: z.enum(['progress', 'state']),
  scanId: z.string(),
  accountId: z.string(),
  progressId: z.string().nullable(),
})
export type ScanSignal = z.infer<typeof signal>

export async function signalScan(
  db: Queryable,
  what: ScanSignal['what'],
  { id, accountId, progressId }: { id: string; accountId: string; progressId: string | null },
) {
  await notify(db, 'foyer_scan', JSON.stringify({ what, scanId: id, accountId, progressId }))
}

/** `null` stands for signals missed while the connection was lost. */
export function onScanSignal(listener: Listener, hear: (signal: ScanSignal | null) => void) {
  return listener.listen('foyer_scan', {
    received: (payload) => hear(signal.parse(JSON.parse(payload))),
    missed: () => hear(null),
  })
}
