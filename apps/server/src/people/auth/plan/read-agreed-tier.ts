import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { accounts } from '../../../platform/db/schema/auth.ts'

export async function readAgreedTier(db: Queryable, accountId: string) {
  const [row] = await db
    .select({ agreedTier: accounts.agreedTier })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row?.agreedTier ?? null
}
