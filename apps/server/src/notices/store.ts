import type { Queryable } from '../db/client.ts'
import { notices } from '../db/schema/notices.ts'

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
