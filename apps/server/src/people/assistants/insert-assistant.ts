import type { NewAssistant } from '@foyer/contract/assistant-forms'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { assistants } from '../../platform/db/schema/assistants.ts'
import type { AssistantRow } from './assistant.ts'
import { newAssistantKey } from './new-key.ts'
import { requireRoomForAssistant } from './require-room.ts'
import { insert } from './store.ts'

/** Must run in a transaction, because the slot in the plan is held until commit. */
export async function insertAssistant(
  tx: Queryable,
  secrets: Secrets,
  account: { id: string },
  { sessionId: _, ...wanted }: NewAssistant,
  description: string,
): Promise<AssistantRow> {
  await requireRoomForAssistant(tx, account)
  return insert(tx, { ...wanted, description, accountId: account.id, ...newAssistantKey(secrets) })
}

/** Inserts an assistant with a fixed id if it is missing, without checking plan limits. */
export async function ensureAssistant(
  tx: Queryable,
  secrets: Secrets,
  values: Pick<AssistantRow, 'id' | 'accountId' | 'name'> & Partial<AssistantRow>,
) {
  await tx
    .insert(assistants)
    .values({ ...values, ...newAssistantKey(secrets) })
    .onConflictDoNothing()
}
