import { and, asc, count, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { pages } from '../../platform/db/schema/pages.ts'
import { livePages } from './pages-store.ts'

const undecided = and(isNotNull(pages.goneReason), eq(pages.ownerKeeps, false))

export const listUndecided = (
  db: Queryable,
  accountId: string,
  assistantId: string,
  { after, limit }: { after: string; limit: number },
) =>
  db
    .select({ id: pages.id, url: pages.url, title: pages.title, reason: pages.goneReason })
    .from(pages)
    .where(and(livePages(accountId, assistantId), undecided, gt(pages.url, after)))
    .orderBy(asc(pages.url))
    .limit(limit)

export async function undecidedUrls(db: Queryable, accountId: string, assistantId: string) {
  const rows = await db
    .select({ url: pages.url })
    .from(pages)
    .where(and(livePages(accountId, assistantId), undecided))
  return rows.map(({ url }) => url)
}

export const countUndecided = (db: Queryable, accountId: string, assistantIds: readonly string[]) =>
  db
    .select({ assistantId: pages.assistantId, count: count() })
    .from(pages)
    .where(
      and(
        eq(pages.accountId, accountId),
        inArray(pages.assistantId, [...assistantIds]),
        eq(pages.live, true),
        undecided,
      ),
    )
    .groupBy(pages.assistantId)

export async function keepUndecided(db: Queryable, accountId: string, assistantId: string) {
  await db
    .update(pages)
    .set({ ownerKeeps: true })
    .where(and(livePages(accountId, assistantId), undecided))
}
