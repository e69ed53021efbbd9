import type { Tier } from '@foyer/contract/plans'
import { fitToPlan } from '../../people/assistants/fit-to-plan.ts'
import type { AccountRow } from '../../people/auth/account.ts'
import { saveTier } from '../../people/auth/plan/save-tier.ts'
import type { Queryable } from '../../platform/db/client.ts'

/**
 * All plan changes go through here. The caller must hold the account lock and take the tier from
 * follow-subscription.ts.
 */
export async function changeTier(
  tx: Queryable,
  accountId: string,
  values: { tier: Tier; subscriptionStatus: AccountRow['subscriptionStatus'] },
) {
  await saveTier(tx, accountId, values)
  await fitToPlan(tx, accountId)
}
