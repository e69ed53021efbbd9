import type { Tier } from '@foyer/contract/plans'
import type { Queryable } from '../../platform/db/client.ts'
import { findAccountByEmail, findTier, listExisting } from './store.ts'

/** Somebody's account by their address, for whoever runs this instance. */
export async function findAccount(db: Queryable, email: string) {
  const found = await findAccountByEmail(db, email)
  return found && { id: found.id, email: found.email, isConfirmed: found.emailVerifiedAt !== null }
}

/** What somebody pays for now; null where the account is gone. */
export const findAccountTier = (db: Queryable, accountId: string): Promise<Tier | null> =>
  findTier(db, accountId)

/** Those of these accounts that are here. */
export const findExisting = async (db: Queryable, accountIds: readonly string[]): Promise<Set<string>> =>
  new Set(await listExisting(db, accountIds))
