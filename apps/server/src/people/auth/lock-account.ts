import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts } from '../../platform/db/schema/auth.ts'

/** Locks the account until the transaction ends. Null if it was deleted. */
export async function lockAccount(tx: Queryable, accountId: string) {
  // 'no key update' lets inserts of rows that reference the account proceed.
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  return row ?? null
}
