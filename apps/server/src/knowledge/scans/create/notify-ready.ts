import type { Queryable } from '../../../platform/db/client.ts'
import { signalScan } from '../progress/signals.ts'
import type { ScanRow } from '../scan.ts'
import { insertEvent } from '../store.ts'

/** Events don't store the key, so the stream adds the assistant. */
export async function notifyReady(tx: Queryable, scan: ScanRow, { id, name }: { id: string; name: string }) {
  const message = `${name} is ready.`
  await insertEvent(tx, scan.id, { step: 'completed', message })
  await insertEvent(tx, scan.id, { step: 'done', message, assistant: { id, name } })
  await signalScan(tx, 'progress', scan)
}
