import type { NoticeKind } from '@foyer/contract/notices'
import type { Queryable } from '../../platform/db/client.ts'
import { notify } from '../../platform/db/listen.ts'
import { insertNotice } from './store.ts'

export type NoticeContent = {
  kind: NoticeKind
  /**
   * Identifies the event, such as `limit_near:messages:2026-11` or `receipt:in_123`. An owner is notified once per
   * subject. Subjects are deleted with their notice after a year, so older events must not be reported.
   */
  subject: string
  title: string
  text: string
  href: string | null
}

/**
 * Notifies an owner in the app and by mail. Returns false if the subject was already reported. It only inserts a row,
 * so it takes part in any transaction, and mail-notices.ts sends the mail even after a crash.
 */
export async function addNotice(db: Queryable, accountId: string, notice: NoticeContent): Promise<boolean> {
  const isNew = await insertNotice(db, accountId, notice)
  if (isNew) await notify(db, 'foyer_notice', accountId)
  return isNew
}
