import type { EmbedSettings } from '@foyer/contract/embed'
import type { Queryable } from '../../platform/db/client.ts'
import type { AssistantRow } from './assistant.ts'
import { bumpKnowledge, mergeEmbed, update, updateUncounted } from './store.ts'

type Values = Partial<
  Omit<AssistantRow, 'id' | 'accountId' | 'version' | 'knowledgeVersion' | 'forgottenVersion'>
>

/** An edit. It counts the version up: a form that is open elsewhere notices. */
export const editAssistant = (tx: Queryable, accountId: string, id: string, values: Values) =>
  update(tx, accountId, id, values)

/** An edit of the widget's settings; those not named stay. */
export const editEmbed = (tx: Queryable, accountId: string, id: string, change: Partial<EmbedSettings>) =>
  mergeEmbed(tx, accountId, id, change)

/** What is no edit of the owner's: a form that is open meanwhile needn't be reloaded. */
export const noteOnAssistant = (tx: Queryable, accountId: string, id: string, values: Values) =>
  updateUncounted(tx, accountId, id, values)

/** Called by knowledge/touch-knowledge.ts alone, which tells every instance. */
export const countKnowledgeUp = (tx: Queryable, id: string, forgets: boolean) =>
  bumpKnowledge(tx, id, forgets)
