import type { Queryable } from '../../../platform/db/client.ts'
import { signalScan } from '../progress/signals.ts'
import type { ScanRow } from '../scan.ts'
import { insertEvent } from '../store.ts'

/** Ends a creation's progress. The stream adds the whole assistant, because events don't store its key. */
export async function tellReady(tx: Queryable, scan: ScanRow, { id, name }: { id: string; name: string }) {
  const message = `${name} is ready.`
  await insertEvent(tx, scan.id, { step: 'completed', message })
  await insertEvent(tx, scan.id, { step: 'done', message, assistant: { id, name } })
  await signalScan(tx, 'progress', scan)
}
