import type { Queryable } from '../../platform/db/client.ts'
import { listNames } from './store.ts'

export async function readAssistantNames(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = ids.length > 0 ? await listNames(db, accountId, [...new Set(ids)]) : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}
