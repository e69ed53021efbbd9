import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { Fact } from '@foyer/contract/scans'
import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { assistantFacts, pages, scanLedger } from '../db/schema/scans.ts'

export type StagedPage = Pick<
  typeof pages.$inferInsert,
  | 'url'
  | 'title'
  | 'language'
  | 'text'
  | 'characters'
  | 'reading'
  | 'etag'
  | 'lastModified'
  | 'contentHash'
  | 'sketch'
  | 'scrapedAt'
>
export type LedgerRow = Pick<
  typeof scanLedger.$inferInsert,
  'url' | 'status' | 'outcome' | 'reason' | 'bytes' | 'ms'
>

const excluded = (column: string) => sql.raw(`excluded.${column}`)
const staged = (scanId: string) => eq(pages.scanId, scanId)
const live = (accountId: string, assistantId: string) =>
  and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId), eq(pages.live, true))

/** Staging a page twice, after a crash, keeps the later reading. */
export async function stagePages(
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
        scrapedAt: excluded('scraped_at'),
      },
    })
}

/** Stages a page the site says has not changed, as the last scan read it. */
export async function stageUnchanged(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
  url: string,
  scrapedAt: Date,
) {
  await db.execute(sql`
    insert into ${pages} (account_id, scan_id, url, title, language, reading, etag, last_modified, content_hash, sketch, scraped_at)
    select account_id, ${scan.id}::uuid, url, title, language, reading, etag, last_modified, content_hash, sketch, ${scrapedAt}
    from ${pages} where ${live(scan.accountId, assistantId)} and ${pages.url} = ${url}
    on conflict do nothing`)
}

/**
 * Pages that were known and could not be had this time for reasons that pass (no answer, an error of the server)
 * stay as they were: only a page the site says is gone, or no longer shows, is forgotten.
 */
export async function stageOutOfReach(
  db: Queryable,
  scan: { id: string; accountId: string },
  assistantId: string,
) {
  await db.execute(sql`
    insert into ${pages} (account_id, scan_id, url, title, language, reading, etag, last_modified, content_hash, sketch, scraped_at)
    select account_id, ${scan.id}::uuid, url, title, language, reading, etag, last_modified, content_hash, sketch, scraped_at
    from ${pages} where ${live(scan.accountId, assistantId)} and ${pages.reading} is not null
      and exists (
        select 1 from ${scanLedger}
        where ${scanLedger.scanId} = ${scan.id} and ${scanLedger.url} = ${pages.url}
          and ${scanLedger.outcome} = 'failed'
          and (${scanLedger.status} is null or ${scanLedger.status} >= 500 or ${scanLedger.status} in (408, 425, 429))
      )
    on conflict do nothing`)
}

export async function insertLedger(db: Queryable, scanId: string, rows: readonly LedgerRow[]) {
  if (rows.length === 0) return
  await db
    .insert(scanLedger)
    .values(rows.map((row) => ({ ...row, scanId })))
    .onConflictDoNothing()
}

/** What an interrupted run was done with. A page counts as kept once it is staged, not once it is in the ledger. */
export async function settledAddresses(db: Queryable, scanId: string) {
  return db
    .select({ url: scanLedger.url, outcome: scanLedger.outcome })
    .from(scanLedger)
    .where(and(eq(scanLedger.scanId, scanId), sql`${scanLedger.outcome} <> 'kept'`))
}

/** Staged pages in the order of their addresses, a few at a time: a large site does not fit into memory at once. */
export async function* stagedPages(db: Queryable, scanId: string, atOnce = 25) {
  let after = ''
  for (;;) {
    const rows = await db
      .select({
        id: pages.id,
        url: pages.url,
        sketch: pages.sketch,
        reading: sql<Buffer>`${pages.reading}`,
      })
      .from(pages)
      .where(and(staged(scanId), isNotNull(pages.reading), gt(pages.url, after)))
      .orderBy(asc(pages.url))
      .limit(atOnce)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
    after = rows.at(-1)!.url
  }
}

export async function setTexts(
  db: Queryable,
  scanId: string,
  texts: readonly { id: string; title: string; text: string }[],
) {
  const column = (values: string[], type: 'uuid' | 'text') => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const ids = column(
    texts.map(({ id }) => id),
    'uuid',
  )
  const titles = column(
    texts.map(({ title }) => title),
    'text',
  )
  const bodies = column(
    texts.map(({ text }) => text),
    'text',
  )
  await db.execute(sql`
    update ${pages} set title = given.title, text = given.text, characters = char_length(given.text)
    from unnest(${ids}, ${titles}, ${bodies}) as given (id, title, text)
    where ${pages.id} = given.id and ${staged(scanId)}`)
}

/** Pages that turned out to add nothing; the ledger tells their owner why. */
export async function dropStagedPages(
  db: Queryable,
  scanId: string,
  dropped: readonly { url: string; reason: string }[],
) {
  for (const { url, reason } of dropped) {
    await db.delete(pages).where(and(staged(scanId), eq(pages.url, url)))
    await db
      .update(scanLedger)
      .set({ outcome: 'dropped', reason })
      .where(and(eq(scanLedger.scanId, scanId), eq(scanLedger.url, url)))
  }
}

/**
 * What every page repeats, as one page of its own, in place of what was so far. It was never fetched as such, so
 * it has no reading.
 */
export async function stageShared(
  db: Queryable,
  scan: { id: string; accountId: string },
  shared: { url: string; title: string; text: string } | null,
  scrapedAt: Date,
) {
  await db.delete(pages).where(and(staged(scan.id), isNull(pages.reading)))
  if (!shared) return
  const { url, title, text } = shared
  const values = { title, text, characters: text.length, contentHash: '', scrapedAt }
  await db
    .insert(pages)
    .values({ ...values, url, accountId: scan.accountId, scanId: scan.id })
    .onConflictDoNothing()
}

export async function countStaged(db: Queryable, scanId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(pages)
    .where(and(staged(scanId), isNotNull(pages.reading)))
  return row?.count ?? 0
}

export async function dropStaged(db: Queryable, scanId: string) {
  await db.delete(pages).where(staged(scanId))
}

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

const factBatch = 1_000

export async function replaceFacts(db: Queryable, assistantId: string, facts: readonly Fact[]) {
  await db.delete(assistantFacts).where(eq(assistantFacts.assistantId, assistantId))
  for (let from = 0; from < facts.length; from += factBatch) {
    await db.insert(assistantFacts).values(
      facts.slice(from, from + factBatch).map(({ kind, label, value, url }, nth) => ({
        assistantId,
        position: from + nth,
        kind,
        label,
        value,
        url,
      })),
    )
  }
}
