import { everywhereMark } from '@foyer/contract/everywhere-mark'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { pages } from '../db/schema/scans.ts'
import { live } from './pages-store.ts'
import { staged } from './staged-pages-store.ts'

/** What a rescan asks the site about: each live page with its validators. */
export async function validatorsOf(db: Queryable, accountId: string, assistantId: string) {
  return db
    .select({
      url: pages.url,
      etag: pages.etag,
      lastModified: pages.lastModified,
      hash: pages.contentHash,
      sketch: pages.sketch,
    })
    .from(pages)
    .where(and(live(accountId, assistantId), isNotNull(pages.reading)))
}

/** What is known so far goes live as a copy; the scan goes on with its own. */
export async function publishCopies(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
) {
  await db.execute(sql`
    insert into ${pages} (account_id, assistant_id, live, url, title, language, text, characters, etag, last_modified, content_hash, sketch, reading, scraped_at)
    select account_id, ${assistantId}::uuid, true, url, title, language, text, characters, etag, last_modified, content_hash, sketch, reading, scraped_at
    from ${pages} where ${staged(scan.id)} and text <> ''`)
}

/** What all pages repeat comes and goes with them, and is none of them. */
const pagesIn = (rows: readonly Record<string, unknown>[]) =>
  rows.filter(({ url }) => !String(url).endsWith(everywhereMark)).length

/**
 * The staged pages take the place of the live ones. A page that stays keeps its id. Must run in a transaction;
 * says what differs from before.
 */
export async function swapPages(db: Queryable, scan: { id: string; accountId: string }, assistantId: string) {
  const old = sql`old.account_id = ${scan.accountId} and old.assistant_id = ${assistantId} and old.live`
  const same = sql`old.url = new.url and new.scan_id = ${scan.id}`
  const gone = await db.execute(sql`
    delete from ${pages} old where ${old} and not exists (select 1 from ${pages} new where ${same})
    returning old.url`)
  const changed = await db.execute(sql`
    select 1 from ${pages} old join ${pages} new on ${same}
    where ${old} and (old.text, old.title) is distinct from (new.text, new.title)`)
  const differs = sql`(old.text, old.title, old.content_hash) is distinct from (new.text, new.title, new.content_hash)`
  await db.execute(sql`
    update ${pages} old set title = new.title, language = new.language, text = new.text, characters = new.characters,
      reading = new.reading, content_hash = new.content_hash, sketch = new.sketch
    from ${pages} new where ${old} and ${same} and ${differs}`)
  await db.execute(sql`
    update ${pages} old set etag = new.etag, last_modified = new.last_modified, scraped_at = new.scraped_at
    from ${pages} new where ${old} and ${same}`)
  await db.execute(sql`
    delete from ${pages} new using ${pages} old where ${old} and ${same}`)
  const added = await db.execute(sql`
    update ${pages} set live = true, scan_id = null, assistant_id = ${assistantId} where ${staged(scan.id)}
    returning url`)
  return { added: pagesIn(added.rows), changed: changed.rowCount ?? 0, removed: pagesIn(gone.rows) }
}
