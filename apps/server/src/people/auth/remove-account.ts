import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts } from '../../platform/db/schema/auth.ts'

/** Referencing rows are deleted, too. The caller must hold the account lock. */
export async function removeAccount(tx: Queryable, accountId: string) {
  await tx.delete(accounts).where(eq(accounts.id, accountId))
}
