import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

export async function findAskers(db: Queryable, accountId: string) {
  const by = (kind: string) => sql`exists (select from conversations c
    where c.account_id = ${accountId} and c.caller_kind = ${kind} and c.message_count > 0)`
  const { rows } = await db.execute<{ owner: boolean; visitor: boolean }>(
    sql`select ${by('owner')} as owner, ${by('visitor')} as visitor`,
  )
  return rows[0]!
}
