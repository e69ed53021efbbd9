import { shownPagesLimit } from '@foyer/contract/assistants'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { and, asc, eq, gt, inArray, lte, notLike, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'

/** The pages that an assistant answers from. */
export const livePages = (accountId: string, assistantId: string) =>
  and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId), eq(pages.live, true))

export async function listPages(
  db: Queryable,
  accountId: string,
  assistantId: string,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .select({
      id: pages.id,
      url: pages.url,
      title: pages.title,
      characters: pages.characters,
      scannedAt: pages.scannedAt,
    })
    .from(pages)
    .where(and(livePages(accountId, assistantId), gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(limit)
}

/** Pages with their texts, which are long: a few at a time. */
export async function listPageTexts(
  db: Queryable,
  accountId: string,
  assistantId: string,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .select({ url: pages.url, title: pages.title, scannedAt: pages.scannedAt, text: pages.text })
    .from(pages)
    .where(and(livePages(accountId, assistantId), gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(limit)
}

export async function findPage(db: Queryable, accountId: string, assistantId: string, id: string) {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(livePages(accountId, assistantId), eq(pages.id, id)))
  return row ?? null
}

/** A page as it was read, compressed; null of what all pages repeat, which was read on none. */
export async function findReading(db: Queryable, assistantId: string, url: string) {
  const [row] = await db
    .select({ reading: pages.reading })
    .from(pages)
    .where(and(eq(pages.assistantId, assistantId), eq(pages.live, true), eq(pages.url, url)))
  return row?.reading ?? null
}

export async function listPageUrls(db: Queryable, accountId: string, assistantId: string) {
  const rows = await db.select({ url: pages.url }).from(pages).where(livePages(accountId, assistantId))
  return rows.map(({ url }) => url)
}

export const listPageIds = (db: Queryable, accountId: string, assistantId: string, urls: readonly string[]) =>
  db
    .select({ id: pages.id, url: pages.url })
    .from(pages)
    .where(and(livePages(accountId, assistantId), sql`${pages.url} = any(${sql.param([...urls])}::text[])`))

export async function deletePages(
  db: Queryable,
  accountId: string,
  assistantId: string,
  urls: readonly string[],
) {
  await db
    .delete(pages)
    .where(and(livePages(accountId, assistantId), sql`${pages.url} = any(${sql.param([...urls])}::text[])`))
}

export async function pageBeginnings(
  db: Queryable,
  assistantId: string,
  { pages: most, characters }: { pages: number; characters: number },
) {
  return db
    .select({
      url: pages.url,
      title: pages.title,
      language: pages.language,
      text: sql<string>`left(${pages.text}, ${characters})`,
    })
    .from(pages)
    .where(and(eq(pages.assistantId, assistantId), eq(pages.live, true)))
    .orderBy(asc(sql`length(${pages.url})`), asc(pages.url))
    .limit(most)
}

/**
 * Of each assistant how many pages it knows, and the first of them. What all of them repeat is kept beside them and
 * is none of them: the scan and its ledger don't count it either.
 */
export async function knownPages(db: Queryable, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const numbered = db
    .select({
      assistantId: sql<string>`${pages.assistantId}`.as('of_assistant'),
      url: pages.url,
      title: pages.title,
      characters: pages.characters,
      scannedAt: pages.scannedAt,
      nth: sql<number>`row_number() over (partition by ${pages.assistantId} order by ${pages.url})`.as('nth'),
      total: sql<number>`(count(*) over (partition by ${pages.assistantId}))::int`.as('total'),
    })
    .from(pages)
    .where(
      and(
        eq(pages.accountId, accountId),
        eq(pages.live, true),
        inArray(pages.assistantId, [...ids]),
        notLike(pages.url, `%${sharedTextMark}`),
      ),
    )
    .as('numbered')
  return db.select().from(numbered).where(lte(numbered.nth, shownPagesLimit)).orderBy(asc(numbered.nth))
}

export async function deleteAllPages(db: Queryable, accountId: string, assistantId: string) {
  await db.delete(pages).where(and(eq(pages.accountId, accountId), eq(pages.assistantId, assistantId)))
}

export async function insertLive(
  db: Queryable,
  values: readonly Omit<typeof pages.$inferInsert, 'live' | 'characters'>[],
) {
  await db
    .insert(pages)
    .values(values.map((row) => ({ ...row, live: true, characters: sql<number>`char_length(${row.text})` })))
}

export async function findByUrl(db: Queryable, accountId: string, assistantId: string, url: string) {
  const [row] = await db
    .select({ url: pages.url, title: pages.title, text: pages.text })
    .from(pages)
    .where(and(livePages(accountId, assistantId), eq(pages.url, url)))
  return row ?? null
}
