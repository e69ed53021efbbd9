import type { NewAssistant } from '@foyer/contract/assistant-forms'
import type { Secrets } from '../crypto/secrets.ts'
import type { Queryable } from '../db/client.ts'
import { requireRoomForAssistant } from '../usage/require-feature.ts'
import type { AssistantRow } from './assistant.ts'
import { newAssistantKey } from './new-key.ts'
import { insert } from './store.ts'

/** Must run in a transaction: the place in the plan is held until it commits. */
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
