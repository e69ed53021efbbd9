import type { Queryable } from '../db/client.ts'
import { countByAssistant } from './store.ts'

/** How many conversations of each assistant wait for the owner to teach something: those that the list then shows. */
export async function countUntaught(
  db: Queryable,
  accountId: string,
  since: Date,
): Promise<Map<string, number>> {
  const rows = await countByAssistant(db, accountId, { answers: 'untaught', since })
  return new Map(rows.map(({ assistantId, count }) => [assistantId, count]))
}
