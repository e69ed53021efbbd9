import type { Queryable } from '../../platform/db/client.ts'
import { findAccountById } from './store.ts'

/** Where an owner gets mail, and whether they have confirmed that the address is theirs; null where the account is gone. */
export async function findRecipient(db: Queryable, accountId: string) {
  const found = await findAccountById(db, accountId)
  if (!found) return null
  const isConfirmed = found.emailVerifiedAt !== null
  // Whoever registered chose the name, too: to an address that may be another's nothing of theirs is sent.
  const name = isConfirmed ? `${found.firstName} ${found.lastName}` : ''
  return { name, address: found.email, isConfirmed }
}
