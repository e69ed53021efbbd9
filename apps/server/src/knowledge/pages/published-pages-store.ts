import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { stagedPages } from './staged-pages-store.ts'

type Scan = { id: string; accountId: string }

const old = (scan: Scan, assistantId: string) =>
  sql`old.account_id = ${scan.accountId} and old.assistant_id = ${assistantId} and old.live`

const same = (scan: Scan) => sql`old.url = new.url and new.scan_id = ${scan.id}`

/** Pages that the scan could not see are staged unchanged. */
export async function deleteNotStaged(db: Queryable, scan: Scan, assistantId: string) {
  const { rows } = await db.execute<{ url: string }>(sql`
    delete from ${pages} old where ${old(scan, assistantId)} and not exists (select 1 from ${pages} new where ${same(scan)})
    returning old.url`)
  return rows.map(({ url }) => url)
}

/** The live page is missing if the owner removed it during the scan. */
export async function deleteStagedOfRemoved(db: Queryable, scan: Scan, assistantId: string) {
  const { rows } = await db.execute<{ url: string }>(sql`
    delete from ${pages} new where new.scan_id = ${scan.id} and new.gone_reason is not null
      and not exists (select 1 from ${pages} old where ${old(scan, assistantId)} and old.url = new.url)
    returning new.url`)
  return rows.map(({ url }) => url)
}

export async function countChanged(db: Queryable, scan: Scan, assistantId: string) {
  const { rowCount } = await db.execute(sql`
    select 1 from ${pages} old join ${pages} new on ${same(scan)}
    where ${old(scan, assistantId)} and (old.text, old.title) is distinct from (new.text, new.title)`)
  return rowCount ?? 0
}

/** Writes the long texts only where they differ. */
export async function updateFromStaged(db: Queryable, scan: Scan, assistantId: string) {
  const differs = sql`(old.text, old.title, old.content_hash) is distinct from (new.text, new.title, new.content_hash)`
  await db.execute(sql`
    update ${pages} old set title = new.title, language = new.language, text = new.text, characters = new.characters,
      reading = new.reading, content_hash = new.content_hash, sketch = new.sketch
    from ${pages} new where ${old(scan, assistantId)} and ${same(scan)} and ${differs}`)
  await db.execute(sql`
    update ${pages} old set etag = new.etag, last_modified = new.last_modified, scraped_at = new.scraped_at,
      gone_reason = new.gone_reason,
      owner_keeps = new.gone_reason is not null and (new.owner_keeps or old.owner_keeps)
    from ${pages} new where ${old(scan, assistantId)} and ${same(scan)}`)
}

export async function deleteStagedTwins(db: Queryable, scan: Scan, assistantId: string) {
  await db.execute(sql`
    delete from ${pages} new using ${pages} old where ${old(scan, assistantId)} and ${same(scan)}`)
}

export async function publishStaged(db: Queryable, scan: Scan, assistantId: string) {
  const { rows } = await db.execute<{ url: string }>(sql`
    update ${pages} set live = true, scan_id = null, assistant_id = ${assistantId} where ${stagedPages(scan.id)}
    returning url`)
  return rows.map(({ url }) => url)
}
