import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { notices } from '../../platform/db/schema/notices.ts'

/** Deletes notices about a subject and its subtopics, separated by a colon. */
export async function forgetNotices(db: Queryable, accountId: string, subject: string) {
  await db
    .delete(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        or(eq(notices.subject, subject), sql`starts_with(${notices.subject}, ${`${subject}:`})`),
      ),
    )
}
