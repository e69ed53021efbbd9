import type { Tier } from '@foyer/contract/plans'
import type { Queryable } from '../../platform/db/client.ts'
import { findAccountByEmail, findTier, listExisting } from './store.ts'

export async function findAccount(db: Queryable, email: string) {
  const found = await findAccountByEmail(db, email)
  return found && { id: found.id, email: found.email, isConfirmed: found.emailVerifiedAt !== null }
}

export const findAccountTier = (db: Queryable, accountId: string): Promise<Tier | null> =>
  findTier(db, accountId)

export const findExisting = async (db: Queryable, accountIds: readonly string[]): Promise<Set<string>> =>
  new Set(await listExisting(db, accountIds))
