import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

/** The build from which the house assistant's pages come; null if it has none. */
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
