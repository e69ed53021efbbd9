import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts } from '../../platform/db/schema/auth.ts'

/**
 * The account as it is now, held to the end of the transaction: two that decide by what an account has, or is, come
 * one after the other. Null where it was deleted.
 */
export async function lockAccount(tx: Queryable, accountId: string) {
  // 'no key update': rows that merely refer to the account, such as messages, needn't wait.
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  return row ?? null
}
