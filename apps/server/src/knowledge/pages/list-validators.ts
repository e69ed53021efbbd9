import { and, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

export const listValidators = (db: Queryable, accountId: string, assistantId: string) =>
  db
    .select({
      url: pages.url,
      etag: pages.etag,
      lastModified: pages.lastModified,
      hash: pages.contentHash,
      sketch: pages.sketch,
    })
    .from(pages)
    .where(and(livePages(accountId, assistantId), isNotNull(pages.reading)))
