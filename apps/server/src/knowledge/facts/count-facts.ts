import type { Queryable } from '../../platform/db/client.ts'
import { countShownFacts } from './facts-store.ts'

/** How many facts an owner sees of each of these assistants. */
export async function countFacts(
  db: Queryable,
  assistantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = assistantIds.length > 0 ? await countShownFacts(db, assistantIds) : []
  return new Map(rows.map(({ assistantId, facts }) => [assistantId, facts]))
}
