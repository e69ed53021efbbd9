import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

const batchSize = 100

/** Ordered by address, so that every instance builds the same index. */
export const listPagesAfter = (
  db: Queryable,
  accountId: string,
  assistantId: string,
  after: string,
  longest: number,
) =>
  db
    .select({
      url: pages.url,
      title: pages.title,
      language: pages.language,
      text: sql<string>`left(${pages.text}, ${longest})`,
    })
    .from(pages)
    .where(and(livePages(accountId, assistantId), gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(batchSize)

export async function listPageLengths(db: Queryable, accountId: string, assistantId: string) {
  const rows = await db
    .select({ characters: pages.characters })
    .from(pages)
    .where(livePages(accountId, assistantId))
  return rows.map(({ characters }) => characters)
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

/** The extracted page, compressed; null for text shared by all pages. */
export async function findReading(db: Queryable, assistantId: string, url: string) {
  const [row] = await db
    .select({ reading: pages.reading })
    .from(pages)
    .where(and(eq(pages.assistantId, assistantId), eq(pages.live, true), eq(pages.url, url)))
  return row?.reading ?? null
}

export async function findByUrl(db: Queryable, accountId: string, assistantId: string, url: string) {
  const [row] = await db
    .select({ url: pages.url, title: pages.title, text: pages.text })
    .from(pages)
    .where(and(livePages(accountId, assistantId), eq(pages.url, url)))
  return row ?? null
}
