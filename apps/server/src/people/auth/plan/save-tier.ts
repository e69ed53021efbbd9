import type { Queryable } from '../../../platform/db/client.ts'
import type { AccountRow } from '../account.ts'
import { updateAccount } from '../store.ts'

/** Called only by billing's set-agreed-plan.ts, which also updates the plan. */
export async function saveAgreedTier(tx: Queryable, accountId: string, tier: AccountRow['agreedTier']) {
  await updateAccount(tx, accountId, { agreedTier: tier })
}

/** Called only by billing/change-tier.ts, which also suspends assistants beyond the plan. */
export async function saveTier(
  tx: Queryable,
  accountId: string,
  standing: Pick<AccountRow, 'tier' | 'subscriptionStatus'>,
) {
  await updateAccount(tx, accountId, standing)
}
