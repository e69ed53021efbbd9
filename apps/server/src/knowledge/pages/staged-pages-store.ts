import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'
import type { StagedPage, StayingPage } from './staged-page.ts'

const excluded = (column: string) => sql.raw(`excluded.${column}`)
export const stagedPages = (scanId: string) => eq(pages.scanId, scanId)

/** After a crash the later reading wins. */
export async function insertStaged(
  db: Queryable,
  scan: { id: string; accountId: string },
  rows: readonly StagedPage[],
) {
  if (rows.length === 0) return
  await db
    .insert(pages)
    .values(rows.map((row) => ({ ...row, accountId: scan.accountId, scanId: scan.id })))
    .onConflictDoUpdate({
      target: [pages.scanId, pages.url],
      set: {
        title: excluded('title'),
        language: excluded('language'),
        text: excluded('text'),
        characters: excluded('characters'),
        reading: excluded('reading'),
        etag: excluded('etag'),
        lastModified: excluded('last_modified'),
        contentHash: excluded('content_hash'),
        sketch: excluded('sketch'),
        scannedAt: excluded('scraped_at'),
      },
    })
}

export async function insertUnchanged(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
  url: string,
  scannedAt: Date,
) {
  await db.execute(sql`
    insert into ${pages} (account_id, scan_id, url, title, language, reading, etag, last_modified, content_hash, sketch, scraped_at)
    select account_id, ${scan.id}::uuid, url, title, language, reading, etag, last_modified, content_hash, sketch, ${scannedAt}
    from ${pages} where ${livePages(scan.accountId, assistantId)} and ${pages.url} = ${url}
    on conflict do nothing`)
}

export async function insertKnown(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
  staying: readonly StayingPage[],
) {
  const urls = sql.param(staying.map(({ url }) => url))
  const reasons = sql.param(staying.map(({ goneReason }) => goneReason))
  const keeps = sql.param(staying.map(({ ownerKeeps }) => ownerKeeps))
  await db.execute(sql`
    insert into ${pages} (account_id, scan_id, url, title, language, reading, etag, last_modified, content_hash, sketch, scraped_at, gone_reason, owner_keeps)
    select account_id, ${scan.id}::uuid, ${pages.url}, title, language, reading, etag, last_modified, content_hash, sketch, scraped_at, staying.gone_reason, staying.owner_keeps
    from ${pages} join unnest(${urls}::text[], ${reasons}::text[], ${keeps}::boolean[]) as staying (url, gone_reason, owner_keeps)
      on staying.url = ${pages.url}
    where ${livePages(scan.accountId, assistantId)} and ${pages.reading} is not null
    on conflict do nothing`)
}

export const listStaged = (
  db: Queryable,
  scanId: string,
  { after, limit }: { after: string; limit: number },
) =>
  db
    .select({
      id: pages.id,
      url: pages.url,
      sketch: pages.sketch,
      reading: sql<Buffer>`${pages.reading}`,
    })
    .from(pages)
    .where(and(stagedPages(scanId), isNotNull(pages.reading), gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(limit)

/** It was never fetched, so it has no reading. */
export async function replaceShared(
  db: Queryable,
  scan: { id: string; accountId: string },
  shared: { url: string; title: string; text: string } | null,
  scannedAt: Date,
) {
  await db.delete(pages).where(and(stagedPages(scan.id), isNull(pages.reading)))
  if (!shared) return
  const { url, title, text } = shared
  const values = { title, text, characters: text.length, contentHash: '', scannedAt }
  await db
    .insert(pages)
    .values({ ...values, url, accountId: scan.accountId, scanId: scan.id })
    .onConflictDoNothing()
}

export async function listStagedUrls(db: Queryable, scanId: string) {
  const rows = await db.select({ url: pages.url }).from(pages).where(stagedPages(scanId))
  return rows.map(({ url }) => url)
}
