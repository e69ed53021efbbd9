import type { Queryable } from '../../../platform/db/client.ts'
import { agreedLimits } from '../../../platform/db/schema/auth.ts'
import type { AgreedLimits } from './plan-of.ts'

/** Called only by billing's set-agreed-limits.ts, which also suspends assistants beyond the limits. */
export async function saveAgreedLimits(tx: Queryable, accountId: string, changes: Partial<AgreedLimits>) {
  await tx
    .insert(agreedLimits)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: agreedLimits.accountId, set: changes })
}
