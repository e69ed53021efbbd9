import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accountLinks } from '../../platform/db/schema/auth.ts'

export type LinkRow = typeof accountLinks.$inferSelect
export type LinkPurpose = LinkRow['purpose']

export async function insertLink(db: Queryable, values: typeof accountLinks.$inferInsert) {
  await db.insert(accountLinks).values(values)
}

/** The token identifies the owner, so none is given. */
export async function findLink(
  db: Queryable,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        inArray(accountLinks.purpose, [...purposes]),
        gt(accountLinks.expiresAt, now),
      ),
    )
  return row ?? null
}

export async function removeLink(db: Queryable, accountId: string, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.tokenHash, tokenHash)))
    .returning({ tokenHash: accountLinks.tokenHash })
  return rows.length > 0
}

export async function removeLinks(db: Queryable, accountId: string, purpose?: LinkPurpose) {
  await db
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.accountId, accountId), purpose ? eq(accountLinks.purpose, purpose) : undefined),
    )
}

export async function findPendingEmail(db: Queryable, accountId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        eq(accountLinks.purpose, 'change_email'),
        gt(accountLinks.expiresAt, now),
      ),
    )
  return row?.email ?? null
}

export async function deleteExpiredLinks(db: Queryable, now: Date) {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now))
}
