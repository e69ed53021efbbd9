import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

/** Knowledge versions of all assistants, for comparison with cached data. */
export const knowledgeVersions = (db: Queryable) =>
  db
    .select({ assistantId: assistants.id, version: assistants.knowledgeVersion })
    .from(assistants)
    .as('knowledge_versions')
