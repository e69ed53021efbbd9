import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { AssistantRow } from './assistant.ts'
import { findById, findByKeyHash, findOwned, listOwned, lockOwned } from './store.ts'

const none = () => new Failure('not_found', 'No such assistant.')

/** Someone else's assistant reads exactly like one that never was. */
export async function findOwnedAssistant(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<AssistantRow> {
  const row = isId(id) ? await findOwned(db, accountId, id) : null
  if (!row) throw none()
  return row
}

/** An account's assistants, oldest first. */
export const listOwnedAssistants = (db: Queryable, accountId: string): Promise<AssistantRow[]> =>
  listOwned(db, accountId)

/** Holds the assistant to the end of the transaction. */
export async function lockOwnedAssistant(
  tx: Queryable,
  accountId: string,
  id: string,
): Promise<AssistantRow> {
  const row = isId(id) ? await lockOwned(tx, accountId, id) : null
  if (!row) throw none()
  return row
}

/** Finds an assistant for visitors, who name it and belong to no account. */
export async function findAssistant(db: Queryable, id: string): Promise<AssistantRow | null> {
  return isId(id) ? findById(db, id) : null
}

export const assistantKeyPrefix = 'fy_a_'

export async function findAssistantByApiKey(db: Queryable, key: string): Promise<AssistantRow | null> {
  return key.startsWith(assistantKeyPrefix) ? findByKeyHash(db, sha256(key)) : null
}
