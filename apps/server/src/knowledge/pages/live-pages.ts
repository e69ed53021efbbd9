import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

export async function findPage(db: Queryable, accountId: string, assistantId: string, id: string) {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(livePages(accountId, assistantId), eq(pages.id, id)))
  return row ?? null
}

export async function listPageUrls(db: Queryable, accountId: string, assistantId: string) {
  const rows = await db.select({ url: pages.url }).from(pages).where(livePages(accountId, assistantId))
  return rows.map(({ url }) => url)
}

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
