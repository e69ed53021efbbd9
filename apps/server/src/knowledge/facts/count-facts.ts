import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistantFacts } from '../../platform/db/schema/facts.ts'
import { countShownFacts } from './facts-store.ts'

/** Includes facts that owners don't see. */
export const countOwnedFacts = (db: Queryable, assistantIds: readonly string[]) =>
  db.$count(assistantFacts, inArray(assistantFacts.assistantId, [...assistantIds]))

export async function countFacts(
  db: Queryable,
  assistantIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = assistantIds.length > 0 ? await countShownFacts(db, assistantIds) : []
  return new Map(rows.map(({ assistantId, facts }) => [assistantId, facts]))
}
