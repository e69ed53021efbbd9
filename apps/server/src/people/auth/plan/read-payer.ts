import type { Plan, Tier } from '@foyer/contract/plans'
import type { Queryable } from '../../../platform/db/client.ts'
import { findPayer } from '../store.ts'
import { planOf } from './plan-of.ts'

export async function readPayer(db: Queryable, accountId: string) {
  const found = await findPayer(db, accountId)
  return found && { id: accountId, ...found, plan: planOf(found) }
}

export async function readPlanOn(db: Queryable, accountId: string, tier: Tier): Promise<Plan> {
  const found = await findPayer(db, accountId)
  return planOf({ tier, agreed: found?.agreed ?? null })
}
