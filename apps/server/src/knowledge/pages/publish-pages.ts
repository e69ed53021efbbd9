import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import {
  countChanged,
  deleteNotStaged,
  deleteStagedTwins,
  publishStaged,
  updateFromStaged,
} from './published-pages-store.ts'
import { stagedPages } from './staged-pages-store.ts'

type Scan = { id: string; accountId: string }

export async function publishCopies(db: Queryable, scan: Scan, assistantId: string) {
  await db.execute(sql`
    insert into ${pages} (account_id, assistant_id, live, url, title, language, text, characters, etag, last_modified, content_hash, sketch, reading, scraped_at)
    select account_id, ${assistantId}::uuid, true, url, title, language, text, characters, etag, last_modified, content_hash, sketch, reading, scraped_at
    from ${pages} where ${stagedPages(scan.id)} and text <> ''`)
}

/** Text shared by all pages is not counted as a page. */
const countPages = (urls: readonly string[]) => urls.filter((url) => !url.endsWith(sharedTextMark)).length

/** Runs in the caller's transaction. Pages that stay keep their ids. */
export async function swapPages(db: Queryable, scan: Scan, assistantId: string) {
  const gone = await deleteNotStaged(db, scan, assistantId)
  const changed = await countChanged(db, scan, assistantId)
  await updateFromStaged(db, scan, assistantId)
  await deleteStagedTwins(db, scan, assistantId)
  const added = await publishStaged(db, scan, assistantId)
  return { added: countPages(added), changed, removed: countPages(gone) }
}
