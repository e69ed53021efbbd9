import type { Queryable } from '../../platform/db/client.ts'
import { findLastOf, type LabelRow, listLabels } from './labels-store.ts'

const atOnce = 1_000

export async function* readLabels(db: Queryable): AsyncGenerator<LabelRow> {
  let after = '0'
  for (;;) {
    const last = await findLastOf(db, after, atOnce)
    if (last === null) return
    yield* await listLabels(db, after, last)
    after = last
  }
}
