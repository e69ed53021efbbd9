import type { Queryable } from '../../platform/db/client.ts'
import { deleteNoticesAbout } from './store.ts'

/** Takes back what was told of a subject, and of everything that begins with it and a colon. */
export const forgetNotices = (db: Queryable, accountId: string, subject: string) =>
  deleteNoticesAbout(db, accountId, subject)
