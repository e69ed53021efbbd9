import type { Queryable } from '../../platform/db/client.ts'
import { findLastOf, type LabelRow, listLabels } from './labels-store.ts'

const atOnce = 1_000

/** What was measured of all sentences that were cut, and whether their owner said that they were true. */
export async function* readLabels(db: Queryable): AsyncGenerator<LabelRow> {
  let after = '0'
  for (;;) {
    const last = await findLastOf(db, after, atOnce)
    if (last === null) return
    yield* await listLabels(db, after, last)
    after = last
  }
}
