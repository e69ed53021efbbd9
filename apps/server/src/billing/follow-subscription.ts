import type { BoughtTier, Invoice } from '@foyer/contract/billing'
import type { Tier } from '@foyer/contract/plans'
import type { AccountRow } from '../auth/account.ts'
import { changeTier } from '../auth/change-tier.ts'
import type { Queryable } from '../db/client.ts'
import { isAtLeast, planGivenBy } from './plan-given.ts'
import type { SubscriptionRow } from './store.ts'

/** Something that happened to what an account pays for, for whoever tells the owner. */
export type BillingChange =
  | { kind: 'paid'; invoice: Invoice }
  | { kind: 'payment_failed'; tier: BoughtTier; pastDueSince: Date; graceEndsAt: Date }
  /** `unpaid`: the days of grace are over. The subscription may still be paid, and the plan comes back. */
  | { kind: 'ended'; tier: Tier; reason: 'canceled' | 'unpaid'; subscriptionId: string | null }
  | { kind: 'plan'; from: Tier; to: Tier }

type Standing = Pick<AccountRow, 'tier' | 'subscriptionStatus'>

/**
 * The plan an account should be on: what was agreed on by hand or what the subscription gives, whichever is more. So an
 * old subscription that ends takes nothing from who has a custom plan, and who bought more than was agreed on has it.
 * The status is that of whatever gives the plan.
 */
export function standingOf(
  { agreedTier }: Pick<AccountRow, 'agreedTier'>,
  subscription: SubscriptionRow | null,
  now: Date,
): Standing {
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
): Promise<{ standing: Standing; changes: BillingChange[] }> {
  const standing = standingOf(account, subscription, now)
  const isNew = standing.tier !== account.tier || standing.subscriptionStatus !== account.subscriptionStatus
  if (!isNew) return { standing, changes: [] }
  await changeTier(tx, account.id, standing)
  const from = account.tier
  const to = standing.tier
  if (from === to) return { standing, changes: [] }
  const changes: BillingChange[] = [{ kind: 'plan', from, to }]
  if (subscription && !isAtLeast(to, from) && planGivenBy(subscription, now) === null) {
    const reason = subscription.status === 'past_due' ? 'unpaid' : 'canceled'
    changes.push({ kind: 'ended', tier: from, reason, subscriptionId: subscription.subscriptionId })
  }
  return { standing, changes }
}
