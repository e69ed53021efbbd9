import { bumpKnowledgeVersion } from '../../people/assistants/update-assistant.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { notify } from '../../platform/db/listen.ts'

/** With `forgets`, older indexes must not answer while a new one is built. */
export async function touchKnowledge(db: Queryable, assistantId: string, { forgets = false } = {}) {
  await bumpKnowledgeVersion(db, assistantId, forgets)
  await notify(db, 'foyer_knowledge', assistantId)
}
