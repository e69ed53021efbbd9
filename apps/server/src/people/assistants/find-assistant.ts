import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { AssistantRow } from './assistant.ts'
import { findById, findByKeyHash, findOwned, listOwned, lockOwned } from './store.ts'

const notFound = () => new Failure('not_found', 'No such assistant.')

/** A foreign assistant gets the same answer as one that doesn't exist. */
export async function findOwnedAssistant(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<AssistantRow> {
  const row = isId(id) ? await findOwned(db, accountId, id) : null
  if (!row) throw notFound()
  return row
}

export const listOwnedAssistants = (db: Queryable, accountId: string): Promise<AssistantRow[]> =>
  listOwned(db, accountId)

/** Locks the assistant until the transaction ends. */
export async function lockOwnedAssistant(
  tx: Queryable,
  accountId: string,
  id: string,
): Promise<AssistantRow> {
  const row = isId(id) ? await lockOwned(tx, accountId, id) : null
  if (!row) throw notFound()
  return row
}

export async function findAssistant(db: Queryable, id: string): Promise<AssistantRow | null> {
  return isId(id) ? findById(db, id) : null
}

export const assistantKeyPrefix = 'fy_a_'

export async function findAssistantByApiKey(db: Queryable, key: string): Promise<AssistantRow | null> {
  return key.startsWith(assistantKeyPrefix) ? findByKeyHash(db, sha256(key)) : null
}
