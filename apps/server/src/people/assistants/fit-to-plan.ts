import { type Tier, unlimited } from '@foyer/contract/plans'
import type { Queryable } from '../../platform/db/client.ts'
import { readPayer, readPlanOn } from '../auth/plan/read-payer.ts'
import { listNamesByAge, suspendBeyond } from './store.ts'

const largestInteger = 2_147_483_647

/**
 * Suspends assistants beyond the plan, newest first, and wakes those that fit again. Call it in the transaction that
 * changes the plan and holds the account lock.
 */
export async function fitToPlan(tx: Queryable, accountId: string) {
  const payer = await readPayer(tx, accountId)
  if (!payer) return
  const { assistants } = payer.plan
  await suspendBeyond(tx, accountId, assistants === unlimited ? largestInteger : assistants)
}

/** Predicts the effect of `fitToPlan`. */
export async function previewFit(db: Queryable, accountId: string, tier: Tier) {
  const { assistants } = await readPlanOn(db, accountId, tier)
  const owned = await listNamesByAge(db, accountId)
  const room = assistants === unlimited ? owned.length : assistants
  return { keepsAnswering: owned.slice(0, room), turnsInactive: owned.slice(room) }
}
