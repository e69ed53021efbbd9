import type { NoticeKind } from '@foyer/contract/notices'
import type { Queryable } from '../../platform/db/client.ts'
import { notify } from '../../platform/db/listen.ts'
import { insertNotice } from './store.ts'

export type NewNotice = {
  kind: NoticeKind
  /**
   * What it is about, such as `limit_near:messages:2026-11` or `receipt:in_123`: an owner is told once of a subject.
   * Subjects are forgotten with their notice after a year, so don't tell of what is older than that.
   */
  subject: string
  /** A line, also the subject of the mail. */
  title: string
  text: string
  /** The screen where something can be done about it, such as `/billing`. */
  href: string | null
}

/**
 * Tells an owner something, under the bell and by mail: `await addNotice(tx, accountId, { kind, subject, title, text,
 * href })`. Answers whether it was new; the same subject again changes nothing.
 *
 * It only writes a row, so it takes part in whatever transaction it is given: what is rolled back is told to nobody, and
 * what is committed is mailed even if this process dies at once (mail-notices.ts).
 */
export async function addNotice(db: Queryable, accountId: string, notice: NewNotice): Promise<boolean> {
  const isNew = await insertNotice(db, accountId, notice)
  if (isNew) await notify(db, 'foyer_notice', accountId)
  return isNew
}
