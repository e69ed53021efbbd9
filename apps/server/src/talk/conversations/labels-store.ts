import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'

export type LabelRow = {
  language: string | null
  reason: string
  measures: Record<string, number>
  isTrue: boolean
}

/** Measurements of cut sentences of all accounts, without their text, for the operator. */
export async function listLabels(db: Queryable, after: string, last: string) {
  const { rows } = await db.execute<LabelRow>(sql`
    select m.language, said.entry ->> 'reason' as reason,
      coalesce(said.entry -> 'measures', '{}') as measures,
      exists (select from true_sentences t
        where t.assistant_id = c.assistant_id and t.key = said.entry ->> 'key') as "isTrue"
    from (
      select id, conversation_id, language, cut from messages
      where id > ${after} and id <= ${last} and cut is not null) m
    join conversations c on c.id = m.conversation_id
    cross join lateral jsonb_array_elements(m.cut) said(entry)
    where said.entry ->> 'key' is not null
    order by m.id`)
  return rows
}

/** The last id of the next batch of messages with cut sentences. */
export async function findLastOf(db: Queryable, after: string, messages: number): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    select max(id)::text as last from (
      select id from messages where id > ${after} and cut is not null order by id limit ${messages}) m`)
  return rows[0]?.last ?? null
}
