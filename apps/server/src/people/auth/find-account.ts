import type { Tier } from '@foyer/contract/plans'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts } from '../../platform/db/schema/auth.ts'
import { findAccountByEmail } from './store.ts'

export async function findAccount(db: Queryable, email: string) {
  const found = await findAccountByEmail(db, email)
  return found && { id: found.id, email: found.email, isConfirmed: found.emailVerifiedAt !== null }
}

export async function findAccountTier(db: Queryable, accountId: string): Promise<Tier | null> {
  const [row] = await db.select({ tier: accounts.tier }).from(accounts).where(eq(accounts.id, accountId))
  return row?.tier ?? null
}

export async function findExisting(db: Queryable, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
  return new Set(rows.map(({ id }) => id))
}
