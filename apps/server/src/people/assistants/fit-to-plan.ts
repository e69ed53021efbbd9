import { type Tier, unlimited } from '@foyer/contract/plans'
import type { Queryable } from '../../platform/db/client.ts'
import { readPayer, readPlanOn } from '../auth/read-payer.ts'
import { listNamesByAge, suspendBeyond } from './store.ts'

const largestInteger = 2_147_483_647

/**
 * After a change of plan, or of what was agreed: the oldest assistants that fit go on answering, the rest rest. Nothing
 * is deleted, and a larger plan wakes them again. Must run in the transaction of the change, which holds the account.
 */
export async function fitToPlan(tx: Queryable, accountId: string) {
  const payer = await readPayer(tx, accountId)
  if (!payer) return
  const { assistants } = payer.plan
  await suspendBeyond(tx, accountId, assistants === unlimited ? largestInteger : assistants)
}

/** What `fitToPlan` would do. */
export async function previewFit(db: Queryable, accountId: string, tier: Tier) {
  const { assistants } = await readPlanOn(db, accountId, tier)
  const owned = await listNamesByAge(db, accountId)
  const room = assistants === unlimited ? owned.length : assistants
  return { keepsAnswering: owned.slice(0, room), turnsInactive: owned.slice(room) }
}
