import { and, count, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { listStaged, stagedPages } from './staged-pages-store.ts'

const atOnce = 25

/** Large sites do not fit into memory. */
export async function* readStaged(db: Queryable, scanId: string) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await listStaged(db, scanId, { after, limit: atOnce })
    if (rows.length > 0) yield rows
    after = rows.length === atOnce ? rows.at(-1)!.url : undefined
  }
}

/** Text shared by all pages has no reading. */
export async function countStaged(db: Queryable, scanId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(pages)
    .where(and(stagedPages(scanId), isNotNull(pages.reading)))
  return row?.count ?? 0
}

export const listRead = (db: Queryable, scanId: string) =>
  db
    .select({ url: pages.url, sketch: pages.sketch })
    .from(pages)
    .where(and(stagedPages(scanId), isNotNull(pages.reading)))
