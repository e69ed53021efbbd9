import type { Plan, Tier } from '@foyer/contract/plans'
import type { Queryable } from '../../../platform/db/client.ts'
import { findPayer } from '../store.ts'
import { planOf } from './plan-of.ts'

/** The account's current limits. Null if it was deleted. */
export async function readPayer(db: Queryable, accountId: string) {
  const found = await findPayer(db, accountId)
  return found && { id: accountId, ...found, plan: planOf(found) }
}

/** The limits this account would have on another plan. */
export async function readPlanOn(db: Queryable, accountId: string, tier: Tier): Promise<Plan> {
  const found = await findPayer(db, accountId)
  return planOf({ tier, agreed: found?.agreed ?? null })
}
