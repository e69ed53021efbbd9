import { and, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

/** Text shared by all pages is not a page. */
export const listKnown = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select({
      url: pages.url,
      sketch: pages.sketch,
      goneReason: pages.goneReason,
      ownerKeeps: pages.ownerKeeps,
    })
    .from(pages)
    .where(and(livePages(accountId, assistantId), isNotNull(pages.reading)))

export type KnownPage = Awaited<ReturnType<typeof listKnown>>[number]
