import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

type UnansweredRow = { accountId: string; assistantId: string; questions: number }

/** Counts unanswered questions by assistant, across all accounts. */
export async function countUnansweredOn(db: Queryable, from: Date, until: Date) {
  const { rows } = await db.execute<UnansweredRow>(sql`
    select c.account_id as "accountId", c.assistant_id as "assistantId", count(*)::int as questions
    from messages m join conversations c on c.id = m.conversation_id
    where m.role = 'assistant' and m.answered = false and m.created_at >= ${from} and m.created_at < ${until}
      and c.caller_kind <> 'owner'
    group by c.account_id, c.assistant_id`)
  return rows
}
