import type { Queryable } from '../db/client.ts'
import { findAccountById } from './store.ts'

/** The address at which an owner gets mail; null where the account is gone. */
export async function findRecipient(db: Queryable, accountId: string) {
  const found = await findAccountById(db, accountId)
  return found && { name: `${found.firstName} ${found.lastName}`, address: found.email }
}
