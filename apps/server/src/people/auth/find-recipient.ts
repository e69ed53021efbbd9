import type { Queryable } from '../../platform/db/client.ts'
import { findAccountById } from './store.ts'

export async function findRecipient(db: Queryable, accountId: string) {
  const found = await findAccountById(db, accountId)
  if (!found) return null
  const isConfirmed = found.emailVerifiedAt !== null
  // Whoever registered also chose the name, so nothing they wrote goes to an unconfirmed address.
  const name = isConfirmed ? `${found.firstName} ${found.lastName}` : ''
  return { name, address: found.email, isConfirmed }
}
