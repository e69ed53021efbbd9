import type { Queryable } from '../../platform/db/client.ts'
import { deleteNoticesAbout } from './store.ts'

/** Deletes notices about a subject and its subtopics, separated by a colon. */
export const forgetNotices = (db: Queryable, accountId: string, subject: string) =>
  deleteNoticesAbout(db, accountId, subject)
