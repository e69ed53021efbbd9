import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

export const activeAssistants = (db: Queryable) =>
  db
    .select({
      id: assistants.id,
      knowledgeVersion: assistants.knowledgeVersion,
      forgottenVersion: assistants.forgottenVersion,
      language: assistants.language,
      createdAt: assistants.createdAt,
    })
    .from(assistants)
    .where(and(eq(assistants.isActive, true), eq(assistants.suspended, false)))
    .as('answering_now')
