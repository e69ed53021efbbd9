import type { EmbedSettings } from '@foyer/contract/embed'
import type { Queryable } from '../../platform/db/client.ts'
import type { AssistantRow } from './assistant.ts'
import { bumpKnowledge, mergeEmbed, update, updateUncounted } from './store.ts'

type Values = Partial<
  Omit<AssistantRow, 'id' | 'accountId' | 'version' | 'knowledgeVersion' | 'forgottenVersion'>
>

/** Increments the version, so forms open elsewhere notice. */
export const editAssistant = (tx: Queryable, accountId: string, id: string, values: Values) =>
  update(tx, accountId, id, values)

export const editEmbed = (tx: Queryable, accountId: string, id: string, change: Partial<EmbedSettings>) =>
  mergeEmbed(tx, accountId, id, change)

/** For changes the owner didn't make: the version stays, so open forms remain valid. */
export const updateWithoutVersion = (tx: Queryable, accountId: string, id: string, values: Values) =>
  updateUncounted(tx, accountId, id, values)

/** Called only by pages/touch-knowledge.ts, which notifies every instance. */
export const bumpKnowledgeVersion = (tx: Queryable, id: string, forgets: boolean) =>
  bumpKnowledge(tx, id, forgets)
