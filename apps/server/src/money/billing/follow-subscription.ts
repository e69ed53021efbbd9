import type { Invoice, PaidTier } from '@foyer/contract/billing'
import type { Tier } from '@foyer/contract/plans'
import type { AccountRow } from '../../people/auth/account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { changeTier } from './change-tier.ts'
import { isAtLeast, planGivenBy } from './plan-of-subscription.ts'
import type { SubscriptionRow } from './store.ts'

/** Something that happened to what an account pays for, for whoever tells the owner. */
export type BillingChange =
  | { kind: 'paid'; invoice: Invoice }
  | { kind: 'payment_failed'; tier: PaidTier; pastDueSince: Date; graceEndsAt: Date }
  /** `overdueSince`: the days of grace are over. It may still be paid, and the plan comes back. Null: cancelled. */
  | { kind: 'ended'; tier: Tier; overdueSince: Date | null; subscriptionId: string | null }
  | { kind: 'plan'; from: Tier; to: Tier }

type AccountStanding = Pick<AccountRow, 'tier' | 'subscriptionStatus'>

/**
 * The plan an account should be on: what was agreed on by hand or what the subscription gives, whichever is more. So an
 * old subscription that ends takes nothing from who has a custom plan, and who bought more than was agreed on has it.
 * The status is that of whatever gives the plan.
 */
function standingOf(
  { agreedTier }: Pick<AccountRow, 'agreedTier'>,
  subscription: SubscriptionRow | null,
  now: Date,
): AccountStanding {
  const given = planGivenBy(subscription, now)
  if (agreedTier && (!given || isAtLeast(agreedTier, given)))
    return { tier: agreedTier, subscriptionStatus: 'active' }
  return { tier: given ?? 'free', subscriptionStatus: subscription?.status ?? 'active' }
}

/** Brings the account's plan to where it should be. `account` is the row as it was locked. */
export async function followSubscription(
  tx: Queryable,
  account: AccountRow,
  subscription: SubscriptionRow | null,
  now: Date,
): Promise<{ standing: AccountStanding; changes: BillingChange[] }> {
  const standing = standingOf(account, subscription, now)
  const isNew = standing.tier !== account.tier || standing.subscriptionStatus !== account.subscriptionStatus
  if (!isNew) return { standing, changes: [] }
  await changeTier(tx, account.id, standing)
  const from = account.tier
  const to = standing.tier
  if (from === to) return { standing, changes: [] }
  const changes: BillingChange[] = [{ kind: 'plan', from, to }]
  if (subscription && !isAtLeast(to, from) && planGivenBy(subscription, now) === null) {
    const { pastDueSince: overdueSince, subscriptionId } = subscription
    changes.push({ kind: 'ended', tier: from, overdueSince, subscriptionId })
  }
  return { standing, changes }
}
