import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'

/** Which version of its knowledge each assistant of all accounts has, for others to compare with what they keep of it. */
export const knowledgeVersions = (db: Queryable) =>
  db
    .select({ assistantId: assistants.id, version: assistants.knowledgeVersion })
    .from(assistants)
    .as('knowledge_versions')
