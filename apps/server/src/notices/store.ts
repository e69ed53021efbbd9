import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { notices } from '../db/schema/notices.ts'

export type NoticeRow = typeof notices.$inferSelect
type Told = Pick<typeof notices.$inferInsert, 'kind' | 'subject' | 'title' | 'text' | 'href'>

/** False where this owner was told of the subject before. */
export async function insertNotice(db: Queryable, accountId: string, notice: Told): Promise<boolean> {
  const rows = await db
    .insert(notices)
    .values({ ...notice, accountId })
    .onConflictDoNothing({ target: [notices.accountId, notices.subject] })
    .returning({ id: notices.id })
  return rows.length > 0
}

export const listNotices = (db: Queryable, accountId: string, limit: number) =>
  db
    .select()
    .from(notices)
    .where(eq(notices.accountId, accountId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)

const unreadOf = (accountId: string) => and(eq(notices.accountId, accountId), isNull(notices.readAt))

export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notices).where(unreadOf(accountId))
  return row?.unread ?? 0
}

/** All of the owner's where no ids are given. Those of others are no match and stay as they are. */
export async function setRead(db: Queryable, accountId: string, ids: readonly string[] | null, now: Date) {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(unreadOf(accountId), ids ? inArray(notices.id, [...ids]) : undefined))
}

/** Of all owners: the oldest that nobody was mailed about, and that no other instance has in hand. */
export const takeUnmailed = (tx: Queryable, limit: number) =>
  tx
    .select()
    .from(notices)
    .where(isNull(notices.mailQueuedAt))
    .orderBy(asc(notices.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Marks notices of all owners, as `takeUnmailed` found them. */
export async function noteQueued(tx: Queryable, ids: readonly string[], now: Date) {
  await tx
    .update(notices)
    .set({ mailQueuedAt: now })
    .where(inArray(notices.id, [...ids]))
}

export async function deleteNoticesBefore(db: Queryable, date: Date) {
  await db.delete(notices).where(lt(notices.createdAt, date))
}

export async function deleteNoticesAbout(db: Queryable, accountId: string, subject: string) {
  await db
    .delete(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        or(eq(notices.subject, subject), sql`starts_with(${notices.subject}, ${`${subject}:`})`),
      ),
    )
}
