import type { Queryable } from '../db/client.ts'
import { findAccountByEmail } from './store.ts'

/** Somebody's account by their address, for whoever runs this instance. */
export async function findAccount(db: Queryable, email: string) {
  const found = await findAccountByEmail(db, email)
  return found && { id: found.id, email: found.email }
}
