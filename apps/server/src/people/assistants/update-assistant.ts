import type { EmbedSettings } from '@foyer/contract/embed'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import type { AssistantRow } from './assistant.ts'

type Values = Partial<
  Omit<AssistantRow, 'id' | 'accountId' | 'version' | 'knowledgeVersion' | 'forgottenVersion'>
>

const owned = (accountId: string, id: string) =>
  and(eq(assistants.accountId, accountId), eq(assistants.id, id))

// Forms open elsewhere notice an edit by the version.
const edited = { version: sql`${assistants.version} + 1`, updatedAt: sql`now()` }

export async function editAssistant(tx: Queryable, accountId: string, id: string, values: Values) {
  const [row] = await tx
    .update(assistants)
    .set({ ...values, ...edited })
    .where(owned(accountId, id))
    .returning()
  return row ?? null
}

/** Merges in SQL, so that two dialogs saving at once keep each other's changes. */
export async function editEmbed(
  tx: Queryable,
  accountId: string,
  id: string,
  change: Partial<EmbedSettings>,
) {
  const embed = sql`${assistants.embed} || ${JSON.stringify(change)}::jsonb`
  const [row] = await tx
    .update(assistants)
    .set({ embed, ...edited })
    .where(owned(accountId, id))
    .returning()
  return row!
}

/** For changes the owner didn't make: the version stays, so open forms remain valid. */
export async function updateWithoutVersion(tx: Queryable, accountId: string, id: string, values: Values) {
  const [row] = await tx.update(assistants).set(values).where(owned(accountId, id)).returning()
  return row ?? null
}

/** Called only by pages/touch-knowledge.ts, which notifies every instance. */
export async function bumpKnowledgeVersion(tx: Queryable, id: string, forgets: boolean) {
  const next = sql`${assistants.knowledgeVersion} + 1`
  await tx
    .update(assistants)
    .set({ knowledgeVersion: next, ...(forgets && { forgottenVersion: next }) })
    .where(eq(assistants.id, id))
}
