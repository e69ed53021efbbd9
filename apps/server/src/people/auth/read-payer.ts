import type { Plan, Tier } from '@foyer/contract/plans'
import type { Queryable } from '../../platform/db/client.ts'
import { planOf } from './plan-of.ts'
import { findPayer } from './store.ts'

/** An account as the limits see it, as it is now. Null where it was deleted. */
export async function readPayer(db: Queryable, accountId: string) {
  const found = await findPayer(db, accountId)
  return found && { id: accountId, ...found, plan: planOf(found) }
}

/** What another plan would hold for this account, with what was agreed. */
export async function readPlanOn(db: Queryable, accountId: string, tier: Tier): Promise<Plan> {
  const found = await findPayer(db, accountId)
  return planOf({ tier, agreed: found?.agreed ?? null })
}
