import { countKnowledgeUp } from '../assistants/update-assistant.ts'
import type { Queryable } from '../db/client.ts'
import { notify } from '../db/listen.ts'

/** Whoever holds an index of this assistant, on any instance, learns that it is old. */
export async function touchKnowledge(db: Queryable, assistantId: string) {
  await countKnowledgeUp(db, assistantId)
  await notify(db, 'foyer_knowledge', assistantId)
}
