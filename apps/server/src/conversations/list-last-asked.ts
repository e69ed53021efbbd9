import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

type LastAsked = { id: string; knowledgeVersion: number; forgottenVersion: number; language: string }

/** The assistants asked last, or made last where nobody asked yet; these are asked next. */
export async function listLastAsked(db: Database, most: number): Promise<LastAsked[]> {
  const { rows } = await db.execute<LastAsked>(sql`
    select a.id, a.knowledge_version as "knowledgeVersion", a.forgotten_version as "forgottenVersion", a.language
    from assistants a left join lateral (
      select created_at from conversations c where c.assistant_id = a.id order by created_at desc limit 1
    ) last on true
    where a.is_active and not a.suspended
    order by coalesce(last.created_at, a.created_at) desc limit ${most}`)
  return rows
}
