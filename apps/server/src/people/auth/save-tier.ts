import type { Queryable } from '../../platform/db/client.ts'
import type { AccountRow } from './account.ts'
import { updateAccount } from './store.ts'

/** Writes down what was agreed on. The plan itself follows by billing/agree-on-plan.ts, which calls this. */
export async function saveAgreedTier(tx: Queryable, accountId: string, tier: AccountRow['agreedTier']) {
  await updateAccount(tx, accountId, { agreedTier: tier })
}

/** Writes down the plan an account is on. Called by billing/change-tier.ts alone, which has its assistants fit it. */
export async function saveTier(
  tx: Queryable,
  accountId: string,
  standing: Pick<AccountRow, 'tier' | 'subscriptionStatus'>,
) {
  await updateAccount(tx, accountId, standing)
}
