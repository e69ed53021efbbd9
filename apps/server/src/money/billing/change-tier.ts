import type { Tier } from '@foyer/contract/plans'
import { fitToPlan } from '../../people/assistants/fit-to-plan.ts'
import type { AccountRow } from '../../people/auth/account.ts'
import { saveTier } from '../../people/auth/save-tier.ts'
import type { Queryable } from '../../platform/db/client.ts'

/**
 * The one way an account changes its plan. Whoever calls it holds the account's lock to the end of their transaction
 * and has decided by what follow-subscription.ts says: what was agreed on and what was paid for.
 */
export async function changeTier(
  tx: Queryable,
  accountId: string,
  values: { tier: Tier; subscriptionStatus: AccountRow['subscriptionStatus'] },
) {
  await saveTier(tx, accountId, values)
  await fitToPlan(tx, accountId)
}
