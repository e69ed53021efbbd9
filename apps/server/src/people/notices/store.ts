import { defaultMailChoices, type MailChoice } from '@foyer/contract/notices'
import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { noticeChoices, notices } from '../../platform/db/schema/notices.ts'
import { emailConfirmedSql } from '../auth/email-confirmed-sql.ts'

export type NoticeRow = typeof notices.$inferSelect
type NewNotice = Pick<typeof notices.$inferInsert, 'kind' | 'subject' | 'title' | 'text' | 'href'>

/** False if the subject was already reported. Notices before the address is confirmed are never mailed. */
export async function insertNotice(db: Queryable, accountId: string, notice: NewNotice): Promise<boolean> {
  const rows = await db
    .insert(notices)
    .values({
      ...notice,
      accountId,
      mailQueuedAt: sql`case when ${emailConfirmedSql(accountId)} then null else now() end`,
    })
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

/** Without ids all are marked. Ids of other accounts match nothing. */
export async function setRead(db: Queryable, accountId: string, ids: readonly string[] | null, now: Date) {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(unreadOf(accountId), ids ? inArray(notices.id, [...ids]) : undefined))
}

const chosen = and(eq(noticeChoices.accountId, notices.accountId), eq(noticeChoices.kind, notices.kind))

const chosenOrDefault = sql`coalesce(${noticeChoices.mail}, ${JSON.stringify(defaultMailChoices)}::jsonb ->> ${notices.kind}, 'at_once')`

/** `held` marks at-once notices beyond the daily mail limit. */
const choice = sql<
  MailChoice | 'held'
>`case when ${notices.mailHeldAt} is not null and ${chosenOrDefault} = 'at_once' then 'held' else ${chosenOrDefault} end`

/** Locks the oldest unmailed notices of all owners, except those for digests. */
export const takeUnmailed = (tx: Queryable, limit: number) =>
  tx
    .select({ notice: notices, choice })
    .from(notices)
    .leftJoin(noticeChoices, chosen)
    .where(and(isNull(notices.mailQueuedAt), inArray(choice, ['at_once', 'off'])))
    .orderBy(asc(notices.createdAt))
    .limit(limit)
    .for('update', { of: notices, skipLocked: true })

export type Digest = 'daily' | 'weekly' | 'held'

const waiting = (digest: Digest, before: Date) =>
  and(
    isNull(notices.mailQueuedAt),
    eq(choice, digest),
    lt(digest === 'held' ? notices.mailHeldAt : notices.createdAt, before),
  )

export async function listAccountsWithPending(db: Queryable, digest: Digest, before: Date, limit: number) {
  const rows = await db
    .selectDistinct({ accountId: notices.accountId })
    .from(notices)
    .leftJoin(noticeChoices, chosen)
    .where(waiting(digest, before))
    .limit(limit)
  return rows.map(({ accountId }) => accountId)
}

/** Oldest first. The caller must hold the account lock. */
export async function listPending(tx: Queryable, accountId: string, digest: Digest, before: Date) {
  const rows = await tx
    .select({ notice: notices })
    .from(notices)
    .leftJoin(noticeChoices, chosen)
    .where(and(eq(notices.accountId, accountId), waiting(digest, before)))
    .orderBy(asc(notices.createdAt), asc(notices.id))
  return rows.map(({ notice }) => notice)
}

export const listUnmailedOfKinds = (tx: Queryable, accountId: string, kinds: readonly string[]) =>
  tx
    .select()
    .from(notices)
    .where(
      and(eq(notices.accountId, accountId), isNull(notices.mailQueuedAt), inArray(notices.kind, [...kinds])),
    )
    .orderBy(asc(notices.createdAt), asc(notices.id))

export const listChoices = (db: Queryable, accountId: string) =>
  db.select().from(noticeChoices).where(eq(noticeChoices.accountId, accountId))

export async function saveChoices(
  db: Queryable,
  accountId: string,
  choices: readonly { kind: string; mail: MailChoice }[],
) {
  if (choices.length === 0) return
  await db
    .insert(noticeChoices)
    .values(choices.map((each) => ({ ...each, accountId })))
    .onConflictDoUpdate({
      target: [noticeChoices.accountId, noticeChoices.kind],
      set: { mail: sql`excluded.mail` },
    })
}

/** Ids come from the queries above, across owners. */
export async function markQueued(tx: Queryable, ids: readonly string[], now: Date) {
  await tx
    .update(notices)
    .set({ mailQueuedAt: now })
    .where(inArray(notices.id, [...ids]))
}

/** Ids come from the queries above, across owners. */
export async function markHeld(tx: Queryable, ids: readonly string[], now: Date) {
  await tx
    .update(notices)
    .set({ mailHeldAt: now })
    .where(inArray(notices.id, [...ids]))
}

export async function deleteNoticesBefore(db: Queryable, date: Date) {
  await db.delete(notices).where(lt(notices.createdAt, date))
}
