import type { Queryable } from '../../platform/db/client.ts'
import { findLastOf, type LabelRow, listLabels } from './labels-store.ts'

const batchSize = 1_000

export async function* readLabels(db: Queryable): AsyncGenerator<LabelRow> {
  let after = '0'
  for (;;) {
    const last = await findLastOf(db, after, batchSize)
    if (last === null) return
    yield* await listLabels(db, after, last)
    after = last
  }
}
