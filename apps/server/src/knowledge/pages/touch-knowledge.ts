import { bumpKnowledgeVersion } from '../../people/assistants/update-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { notify } from '../../platform/db/listen.ts'

/**
 * Whoever holds an index of this assistant, on any instance, learns that it is old. Where something is forgotten, nobody is
 * answered from an older one while the new one is built.
 */
export async function touchKnowledge(db: Queryable, assistantId: string, { forgets = false } = {}) {
  await bumpKnowledgeVersion(db, assistantId, forgets)
  await notify(db, 'foyer_knowledge', assistantId)
}
