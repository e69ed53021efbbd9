import { desc, eq, sql } from 'drizzle-orm'
import { activeAssistants } from '../../people/assistants/active-assistants.ts'
import type { Database } from '../../platform/db/client.ts'
import { conversations } from '../../platform/db/schema/conversations.ts'

/** The assistants likely to be asked next: those asked or created last. */
export function listLastAsked(db: Database, most: number) {
  const assistants = activeAssistants(db)
  const last = db
    .select({ at: sql`${conversations.createdAt}`.as('at') })
    .from(conversations)
    .where(eq(conversations.assistantId, assistants.id))
    .orderBy(desc(conversations.createdAt))
    .limit(1)
    .as('last')
  return db
    .select({
      id: assistants.id,
      knowledgeVersion: assistants.knowledgeVersion,
      forgottenVersion: assistants.forgottenVersion,
      language: assistants.language,
    })
    .from(assistants)
    .leftJoinLateral(last, sql`true`)
    .orderBy(desc(sql`coalesce(${last.at}, ${assistants.createdAt})`))
    .limit(most)
}
