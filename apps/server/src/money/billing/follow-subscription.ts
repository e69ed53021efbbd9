import type { Invoice, PaidTier } from '@foyer/contract/billing'
import type { Tier } from '@foyer/contract/plans'
import type { AccountRow } from '../../people/auth/account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { changeTier } from './change-tier.ts'
import type { SubscriptionRow } from './store.ts'
import { isAtLeast, subscriptionPlan } from './subscription-plan.ts'

export type BillingChange =
  | { kind: 'paid'; invoice: Invoice }
  | { kind: 'payment_failed'; tier: PaidTier; pastDueSince: Date; graceEndsAt: Date }
  /** `overdueSince` is null for cancellations. While it is set, paying restores the plan. */
  | { kind: 'ended'; tier: Tier; overdueSince: Date | null; subscriptionId: string | null }
  | { kind: 'plan'; from: Tier; to: Tier }

type AccountPlan = Pick<AccountRow, 'tier' | 'subscriptionStatus'>

/** The larger of the agreed plan and the subscription's plan, with the status of whichever applies. */
function planFor(
  { agreedTier }: Pick<AccountRow, 'agreedTier'>,
  subscription: SubscriptionRow | null,
  now: Date,
): AccountPlan {
  const given = subscriptionPlan(subscription, now)
  if (agreedTier && (!given || isAtLeast(agreedTier, given)))
    return { tier: agreedTier, subscriptionStatus: 'active' }
  return { tier: given ?? 'free', subscriptionStatus: subscription?.status ?? 'active' }
}

/** Updates the account's plan. `account` must be the locked row. */
export async function followSubscription(
  tx: Queryable,
  account: AccountRow,
  subscription: SubscriptionRow | null,
  now: Date,
): Promise<{ standing: AccountPlan; changes: BillingChange[] }> {
  const standing = planFor(account, subscription, now)
  const isNew = standing.tier !== account.tier || standing.subscriptionStatus !== account.subscriptionStatus
  if (!isNew) return { standing, changes: [] }
  await changeTier(tx, account.id, standing)
  const from = account.tier
  const to = standing.tier
  if (from === to) return { standing, changes: [] }
  const changes: BillingChange[] = [{ kind: 'plan', from, to }]
  if (subscription && !isAtLeast(to, from) && subscriptionPlan(subscription, now) === null) {
    const { pastDueSince: overdueSince, subscriptionId } = subscription
    changes.push({ kind: 'ended', tier: from, overdueSince, subscriptionId })
  }
  return { standing, changes }
}
