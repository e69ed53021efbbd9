import type { FoundFact } from '@foyer/contract/facts'
import type { Queryable } from '../../platform/db/client.ts'
import { factKey } from './fact-key.ts'
import { insertPageFacts, listFactKeys, nextPosition } from './facts-store.ts'
import { pastKeys } from './replace-facts.ts'

/** Adds the facts that no one states yet, and returns their number. */
export async function addFacts(tx: Queryable, assistantId: string, facts: readonly FoundFact[]) {
  const rows = await listFactKeys(tx, assistantId)
  // Includes corrected values, which must not come back.
  const known = new Set(
    rows.flatMap((row) => [factKey(row), ...(row.stated ? [row.stated.key, ...pastKeys(row)] : [])]),
  )
  const added = facts.filter((fact) => {
    const key = factKey(fact)
    return !known.has(key) && known.add(key)
  })
  const next = await nextPosition(tx, assistantId)
  await insertPageFacts(
    tx,
    assistantId,
    added.map((fact, nth) => ({ ...fact, position: next + nth })),
  )
  return added.length
}
