import type { Invoice } from '@foyer/contract/billing'
import type { Tier } from '@foyer/contract/plans'
import type { AccountRow } from '../../people/auth/account.ts'
import { lockAccount } from '../../people/auth/lock-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { type BillingChange, followSubscription } from './follow-subscription.ts'
import { graceEndOf, isAtLeast, planGivenBy, theirNow } from './plan-of-subscription.ts'
import type { CustomerState, PaymentProvider } from './provider.ts'
import {
  findSubscription,
  nothingBought,
  type SubscriptionRow,
  saveInvoices,
  saveSubscription,
  statusesOfInvoices,
} from './store.ts'
import { tellOwner } from './tell-owner.ts'

export type Customer = { accountId: string; provider: PaymentProvider['name']; customerId: string }

export type AppliedSubscription = {
  tier: Tier
  status: AccountRow['subscriptionStatus']
  subscription: SubscriptionRow
  changes: BillingChange[]
}

// Who moves to a new database gets their old invoices back, not a receipt for each.
const newForMs = 7 * 24 * 3_600_000

/**
 * The one function that takes what the provider says of a customer and makes it true here: the copy of the subscription,
 * the invoices and the account's plan, in one transaction behind the account's lock. Applied twice it changes nothing
 * the second time.
 *
 * `asked` is the version of our copy when the provider was asked (null where there was none). If another was stored
 * since, this answer may be the older of the two: nothing is changed, 'outdated' is answered, and the provider must be
 * asked again, as `refreshCustomer` does. Null where the account is gone.
 */
export async function applyCustomer(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  customer: Customer,
  state: CustomerState,
  asked: number | null,
): Promise<AppliedSubscription | 'outdated' | null> {
  const { accountId, provider, customerId } = customer
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) return null
    const before = await findSubscription(tx, accountId)
    if ((before?.version ?? null) !== asked) return 'outdated'
    const at = now()
    const copy = copyOf(state, at)
    if (
      before &&
      isOther(before, customer) &&
      !isPretended(before, customer) &&
      givesMore(before, copy, at)
    ) {
      // Nobody should pay twice; whoever runs this Foyer has to refund one of the two.
      if (planGivenBy(copy, at))
        log.error({ accountId, customerId }, 'an account has a second subscription, which gives it nothing')
      return { tier: account.tier, status: account.subscriptionStatus, subscription: before, changes: [] }
    }
    const paid = await newlyPaid(tx, accountId, state.invoices, theirNow(at, copy))
    const subscription = await saveSubscription(tx, accountId, { provider, customerId, ...copy })
    await saveInvoices(tx, accountId, state.invoices)
    const followed = await followSubscription(tx, account, subscription, at)
    const changes = [
      ...paid.map((invoice) => ({ kind: 'paid' as const, invoice })),
      ...failureOf(before, subscription),
      ...followed.changes,
    ]
    await tellOwner(tx, accountId, provider, changes)
    const { tier, subscriptionStatus: status } = followed.standing
    return { tier, status, subscription, changes }
  })
}

function copyOf({ subscription, clockAheadMs = 0 }: CustomerState, checkedAt: Date) {
  const { status, ...said } = subscription ?? nothingBought
  return { ...said, status: status === 'incomplete' ? null : status, clockAheadMs, checkedAt }
}

const isOther = (before: SubscriptionRow, { provider, customerId }: Customer) =>
  before.provider !== provider || before.customerId !== customerId

/** Bought in a sandbox that has been taken down: nobody was paid for it, and it holds up nobody who pays. */
const isPretended = (before: SubscriptionRow, { provider }: Customer) =>
  before.provider === 'sandbox' && provider !== 'sandbox'

/** Whether what is known gives at least as much as what another customer of the same account would. */
function givesMore(before: SubscriptionRow, copy: ReturnType<typeof copyOf>, now: Date): boolean {
  const known = planGivenBy(before, now)
  const other = planGivenBy(copy, now)
  return known !== null && (other === null || isAtLeast(known, other))
}

async function newlyPaid(tx: Queryable, accountId: string, said: readonly Invoice[], now: Date) {
  // An invoice of nothing, or a credit, is no payment.
  const paid = said.filter(({ status, amount }) => status === 'paid' && amount > 0)
  const known = await statusesOfInvoices(
    tx,
    accountId,
    paid.map(({ id }) => id),
  )
  const isNew = ({ issuedAt }: Invoice) => now.getTime() - new Date(issuedAt).getTime() < newForMs
  return paid.filter((invoice) => {
    const before = known.get(invoice.id)
    // What comes back from a dispute was paid before.
    return before ? before === 'open' || before === 'failed' : isNew(invoice)
  })
}

function failureOf(before: SubscriptionRow | null, after: SubscriptionRow): BillingChange[] {
  const { status, tier, pastDueSince } = after
  if (status !== 'past_due' || !tier || !pastDueSince) return []
  const isKnown = before?.status === 'past_due' && before.pastDueSince?.getTime() === pastDueSince.getTime()
  return isKnown
    ? []
    : [{ kind: 'payment_failed', tier, pastDueSince, graceEndsAt: graceEndOf(pastDueSince) }]
}
