import { shownPagesLimit } from '@foyer/contract/assistants'
import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import { and, asc, eq, gt, inArray, lte, notLike, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'

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

export const listPageIds = (db: Queryable, accountId: string, assistantId: string, urls: readonly string[]) =>
  db
    .select({ id: pages.id, url: pages.url })
    .from(pages)
    .where(and(livePages(accountId, assistantId), sql`${pages.url} = any(${sql.param([...urls])}::text[])`))

/** Text shared by all pages is not counted. */
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
