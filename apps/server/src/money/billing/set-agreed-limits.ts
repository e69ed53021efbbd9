import type { Plan, Tier } from '@foyer/contract/plans'
import { fitToPlan } from '../../people/assistants/fit-to-plan.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { AgreedLimits } from '../../people/auth/plan/plan-of.ts'
import { readPayer } from '../../people/auth/plan/read-payer.ts'
import { saveAgreedLimits } from '../../people/auth/plan/save-agreed-limits.ts'
import type { Database } from '../../platform/db/client.ts'

export type AccountLimits = { tier: Tier; agreed: AgreedLimits | null; plan: Plan }

/** Sets limits for one account. Null resets one to the plan's. Assistants are suspended or woken accordingly. */
export async function setAgreedLimits(
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
