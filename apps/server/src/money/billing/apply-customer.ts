import type { Invoice } from '@foyer/contract/billing'
import type { Tier } from '@foyer/contract/plans'
import type { AccountRow } from '../../people/auth/account.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { type BillingChange, followSubscription } from './follow-subscription.ts'
import { notifyOwner } from './notify-owner.ts'
import type { CustomerState, PaymentProvider } from './provider.ts'
import {
  emptySubscription,
  findInvoiceStatuses,
  findSubscription,
  type SubscriptionRow,
  saveInvoices,
  saveSubscription,
} from './store.ts'
import { graceEnd, isAtLeast, providerNow, subscriptionPlan } from './subscription-plan.ts'

export type Customer = { accountId: string; provider: PaymentProvider['name']; customerId: string }

export type AppliedSubscription = {
  tier: Tier
  status: AccountRow['subscriptionStatus']
  subscription: SubscriptionRow
  changes: BillingChange[]
}

// Older invoices get no receipt, so moving to a new database doesn't send a flood of them.
const newForMs = 7 * 24 * 3_600_000

/**
 * Applies the provider's state to the subscription, invoices and plan, in one transaction under the account lock.
 * Applying it twice changes nothing. `asked` is the version of the stored copy when the provider was asked. Returns
 * 'outdated' if another state was stored since, and null if the account is gone.
 */
export async function applyCustomer(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  customer: Customer,
  state: CustomerState,
  knownVersion: number | null,
): Promise<AppliedSubscription | 'outdated' | null> {
  const { accountId, provider, customerId } = customer
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) return null
    const before = await findSubscription(tx, accountId)
    if ((before?.version ?? null) !== knownVersion) return 'outdated'
    const at = now()
    const copy = toRow(state, at)
    if (
      before &&
      isOther(before, customer) &&
      !replacesSandbox(before, customer) &&
      givesMore(before, copy, at)
    ) {
      // The operator must refund one of them, so that nobody pays twice.
      if (subscriptionPlan(copy, at))
        log.error({ accountId, customerId }, 'an account has a second subscription, which gives it nothing')
      return { tier: account.tier, status: account.subscriptionStatus, subscription: before, changes: [] }
    }
    const paid = await newlyPaid(tx, accountId, state.invoices, providerNow(at, copy))
    const subscription = await saveSubscription(tx, accountId, { provider, customerId, ...copy })
    await saveInvoices(tx, accountId, state.invoices)
    const followed = await followSubscription(tx, account, subscription, at)
    const changes = [
      ...paid.map((invoice) => ({ kind: 'paid' as const, invoice })),
      ...failureOf(before, subscription),
      ...followed.changes,
    ]
    await notifyOwner(tx, accountId, provider, changes)
    const { tier, subscriptionStatus: status } = followed.standing
    return { tier, status, subscription, changes }
  })
}

function toRow({ subscription, clockAheadMs = 0 }: CustomerState, checkedAt: Date) {
  const { status, ...said } = subscription ?? emptySubscription
  return { ...said, status: status === 'incomplete' ? null : status, clockAheadMs, checkedAt }
}

const isOther = (before: SubscriptionRow, { provider, customerId }: Customer) =>
  before.provider !== provider || before.customerId !== customerId

/** Sandbox purchases never block real ones. */
const replacesSandbox = (before: SubscriptionRow, { provider }: Customer) =>
  before.provider === 'sandbox' && provider !== 'sandbox'

function givesMore(before: SubscriptionRow, copy: ReturnType<typeof toRow>, now: Date): boolean {
  const known = subscriptionPlan(before, now)
  const other = subscriptionPlan(copy, now)
  return known !== null && (other === null || isAtLeast(known, other))
}

async function newlyPaid(tx: Queryable, accountId: string, said: readonly Invoice[], now: Date) {
  // Invoices without an amount and credits aren't payments.
  const paid = said.filter(({ status, amount }) => status === 'paid' && amount > 0)
  const known = await findInvoiceStatuses(
    tx,
    accountId,
    paid.map(({ id }) => id),
  )
  const isNew = ({ issuedAt }: Invoice) => now.getTime() - new Date(issuedAt).getTime() < newForMs
  return paid.filter((invoice) => {
    const before = known.get(invoice.id)
    // Invoices returning from a dispute were already reported as paid.
    return before ? before === 'open' || before === 'failed' : isNew(invoice)
  })
}

function failureOf(before: SubscriptionRow | null, after: SubscriptionRow): BillingChange[] {
  const { status, tier, pastDueSince } = after
  if (status !== 'past_due' || !tier || !pastDueSince) return []
  const isKnown = before?.status === 'past_due' && before.pastDueSince?.getTime() === pastDueSince.getTime()
  return isKnown ? [] : [{ kind: 'payment_failed', tier, pastDueSince, graceEndsAt: graceEnd(pastDueSince) }]
}
