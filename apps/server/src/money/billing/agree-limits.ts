import type { Plan, Tier } from '@foyer/contract/plans'
import { fitToPlan } from '../../people/assistants/fit-to-plan.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { AgreedLimits } from '../../people/auth/plan-of.ts'
import { readPayer } from '../../people/auth/read-payer.ts'
import { saveAgreedLimits } from '../../people/auth/save-agreed-limits.ts'
import type { Database } from '../../platform/db/client.ts'

export type AccountLimits = { tier: Tier; agreed: AgreedLimits | null; plan: Plan }

/**
 * Agrees on limits of one account's own, whatever its plan, until they are given back to the plan with null. They hold
 * at once, also for assistants that are too many now, or had been.
 */
export async function agreeLimits(
  db: Database,
  accountId: string,
  changes: Partial<AgreedLimits>,
): Promise<AccountLimits | null> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (Object.keys(changes).length > 0) {
      await saveAgreedLimits(tx, accountId, changes)
      await fitToPlan(tx, accountId)
    }
    const payer = await readPayer(tx, accountId)
    return payer && { tier: payer.tier, agreed: payer.agreed, plan: payer.plan }
  })
}
