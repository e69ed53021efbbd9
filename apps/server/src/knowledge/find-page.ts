import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { pages } from '../db/schema/scans.ts'
import { readWithdrawn } from './read-withdrawn.ts'

/** A page as it may be told, by its address. What stands on every page is kept under an address of its own. */
export async function findPageByAddress(db: Queryable, accountId: string, assistantId: string, url: string) {
  const [row] = await db
    .select({ url: pages.url, title: pages.title, text: pages.text })
    .from(pages)
    .where(
      and(
        eq(pages.accountId, accountId),
        eq(pages.assistantId, assistantId),
        eq(pages.live, true),
        eq(pages.url, url),
      ),
    )
  if (!row) return null
  const withdraw = await readWithdrawn(db, assistantId)
  return withdraw ? { ...row, text: withdraw(row.text) } : row
}
