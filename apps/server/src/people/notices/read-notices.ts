import type { Notice, NoticeKind, Notices } from '@foyer/contract/notices'
import type { Queryable } from '../../platform/db/client.ts'
import { countUnread, listNotices, type NoticeRow, setRead } from './store.ts'

const mostShown = 50

export async function readNotices(db: Queryable, accountId: string): Promise<Notices> {
  const [rows, unread] = await Promise.all([
    listNotices(db, accountId, mostShown),
    countUnread(db, accountId),
  ])
  return { unread, notices: rows.map(showNotice) }
}

const mostKept = 100_000

export const readAllNotices = async (db: Queryable, accountId: string): Promise<Notice[]> =>
  (await listNotices(db, accountId, mostKept)).map(showNotice)

/** Marks the given notices as read, or all without ids, and returns the unread count. */
export async function markRead(
  db: Queryable,
  accountId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<{ unread: number }> {
  await setRead(db, accountId, ids ?? null, now)
  return { unread: await countUnread(db, accountId) }
}

const showNotice = ({ id, kind, title, text, href, createdAt, readAt }: NoticeRow): Notice => ({
  id,
  kind: kind as NoticeKind,
  title,
  text,
  href,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})
