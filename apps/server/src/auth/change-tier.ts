import type { Tier } from '@foyer/contract/plans'
import { fitToPlan } from '../assistants/fit-to-plan.ts'
import type { Database } from '../db/client.ts'
import { updateAccount } from './store.ts'

/** The one way an account changes its plan. */
export async function changeTier(db: Database, accountId: string, tier: Tier) {
  await db.transaction(async (tx) => {
    await updateAccount(tx, accountId, { tier })
    await fitToPlan(tx, accountId)
  })
}
