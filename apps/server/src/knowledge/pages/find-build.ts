import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

/** The build that the pages of an instance's own assistant are of; null where it knows none. */
export async function findBuild(
  db: Queryable,
  { accountId, assistantId }: { accountId: string; assistantId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ build: pages.contentHash })
    .from(pages)
    .where(livePages(accountId, assistantId))
    .limit(1)
  return row?.build ?? null
}
