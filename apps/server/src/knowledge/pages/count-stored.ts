import { inArray, sql } from 'drizzle-orm'
import { selectAssistantIds } from '../../people/assistants/select-assistant-ids.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { ownSources, pages } from '../../platform/db/schema/pages.ts'

export async function countKnownCharacters(db: Queryable, accountId: string): Promise<number> {
  const assistants = selectAssistantIds(db, accountId)
  const { rows } = await db.execute<{ characters: string }>(sql`
    select (select coalesce(sum(${pages.characters}), 0) from ${pages}
             where ${pages.live} and ${inArray(pages.assistantId, assistants)})
         + (select coalesce(sum(${ownSources.characters}), 0) from ${ownSources}
             where ${inArray(ownSources.assistantId, assistants)}) as characters`)
  return Number(rows[0]!.characters)
}
