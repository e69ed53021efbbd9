import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import type { LeadRow } from './store.ts'

export type SimilarLead = Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'message' | 'createdAt'>

// Limits per address or number: examined and shown.
const maxExamined = 20
const maxShown = 5
const glance = 300

/**
 * Leads of the same assistant with the same address or number, newest first. Typed contact details prove no identity,
 * so only the owner can join them.
 */
export async function listSimilarLeads(
  db: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, SimilarLead[]>> {
  const alike = new Map<string, SimilarLead[]>()
  if (ids.length === 0) return alike
  const under = (key: 'email_key' | 'phone_key') => sql`(
    select coalesce(f.merged_into, f.id) as id from leads f
    where f.account_id = ${accountId} and f.assistant_id = part.assistant_id
      and f.${sql.identifier(key)} = part.${sql.identifier(key)} and coalesce(f.merged_into, f.id) <> mine.id
    order by f.created_at desc limit ${maxExamined})`
  const { rows } = await db.execute<{ of: string; row: SimilarLead & { createdAt: string } }>(sql`
    select distinct on (mine.id, other.created_at, other.id) mine.id as of,
      json_build_object('id', other.id, 'name', other.name, 'email', other.email, 'phone', other.phone,
        'message', left(other.message, ${glance}), 'createdAt', other.created_at) as row
    from leads mine
    join leads part on part.account_id = mine.account_id and (part.id = mine.id or part.merged_into = mine.id)
    cross join lateral (${under('email_key')} union ${under('phone_key')}) found
    join leads other on other.id = found.id and other.account_id = ${accountId}
    where mine.account_id = ${accountId} and mine.id in ${ids}
    order by mine.id, other.created_at desc, other.id`)
  for (const { of, row } of rows) {
    const others = alike.get(of) ?? []
    if (others.length < maxShown) others.push({ ...row, createdAt: new Date(row.createdAt) })
    alike.set(of, others)
  }
  return alike
}
