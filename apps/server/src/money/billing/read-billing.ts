import type { Billing } from '@foyer/contract/billing'
import type { Account } from '../../people/auth/account.ts'
import type { Services } from '../../services.ts'
import type { SubscriptionState } from './provider.ts'
import { findSubscription, listInvoices, type SubscriptionRow } from './store.ts'
import { graceEnd } from './subscription-plan.ts'

export async function readBilling(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  account: Pick<Account, 'id' | 'tier' | 'subscriptionStatus'>,
  { mayPay }: { mayPay: boolean },
): Promise<Billing> {
  const [subscription, invoices] = await Promise.all([
    findSubscription(db, account.id),
    listInvoices(db, account.id),
  ])
  return {
    environment: mayPay && payments ? payments.environment : null,
    tier: account.tier,
    status: account.subscriptionStatus,
    subscription: subscription && showSubscription(subscription),
    invoices: invoices.map(({ accountId: _, issuedAt, ...invoice }) => ({
      ...invoice,
      issuedAt: issuedAt.toISOString(),
    })),
  }
}

type KnownSubscription = Pick<
  SubscriptionRow,
  'tier' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'nextTier' | 'pastDueSince' | 'card'
> & { status: SubscriptionState['status'] | null }

/** Ended and unpaid subscriptions aren't shown. */
export function showSubscription(known: KnownSubscription): Billing['subscription'] {
  const { status, tier, currentPeriodEnd, pastDueSince } = known
  if ((status !== 'active' && status !== 'past_due') || !tier || !currentPeriodEnd) return null
  return {
    tier,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: known.cancelAtPeriodEnd,
    nextTier: known.nextTier,
    graceEndsAt: pastDueSince && graceEnd(pastDueSince).toISOString(),
    card: known.card,
  }
}
