import type { Tier } from '@foyer/contract/plans'
import { lockAccount } from '../../people/auth/lock-account.ts'
import { saveAgreedTier } from '../../people/auth/plan/save-tier.ts'
import type { Database } from '../../platform/db/client.ts'
import { followSubscription } from './follow-subscription.ts'
import { findSubscription } from './store.ts'

/** Puts an account on a plan by hand. `free` removes the agreement, and a paid subscription applies again. */
export async function setAgreedPlan(db: Database, accountId: string, tier: Tier, now: Date): Promise<Tier> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) return tier
    const agreedTier = tier === 'free' ? null : tier
    await saveAgreedTier(tx, accountId, agreedTier)
    const subscription = await findSubscription(tx, accountId)
    const { standing } = await followSubscription(tx, { ...account, agreedTier }, subscription, now)
    return standing.tier
  })
}
