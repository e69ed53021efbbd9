import type { Card, Environment, Invoice, PaidTier } from '@foyer/contract/billing'

/**
 * The provider is the source of truth, and the database holds a copy. Failures carry messages for the buyer. Any other
 * error or a timeout becomes 503.
 */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox'
  environment: Environment
  /** `customerId` is null for new customers. A new customer carries the account's id, so it can be found again. */
  openCheckout(order: Order): Promise<{ url: string; customerId: string }>
  readCheckout(sessionId: string): Promise<Checkout | null>
  openPortal(customer: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  readCustomer(customerId: string): Promise<CustomerState>
  /**
   * Upgrades are charged at once for the rest of the period; downgrades start with the next. Any cancellation or
   * planned
   * change is undone. Throws `payment_required` if the card is declined and `ConfirmationNeeded` if the bank requires
   * confirmation, which returns to `returnUrl`. In both cases nothing has changed.
   */
  changePlan(customerId: string, tier: PaidTier, returnUrl?: string): Promise<void>
  /** Cancels all subscriptions and deletes the customer, if it exists. The provider keeps receipts. */
  forgetCustomer(customerId: string): Promise<void>
  /**
   * Customers with an account id that bought since then, for finding lost events. Yields a customer twice if it has
   * both a running and an ended subscription.
   */
  listCustomers(since?: Date): AsyncIterable<{ customerId: string; accountId: string; runs: boolean }>
}

export type Order = {
  accountId: string
  email: string
  customerId: string | null
  tier: PaidTier
  origin: string
  returnTo: 'billing' | 'dashboard'
}

export type Checkout = { accountId: string; customerId: string; paid: boolean }

export type CustomerState = {
  /** The subscription in effect, else the newest. Null if nothing was ever bought. */
  subscription: SubscriptionState | null
  /** Newest first, at most 24. */
  invoices: Invoice[]
  /** Offset of a test clock, as in the sandbox. */
  clockAheadMs?: number
}

export type SubscriptionState = {
  subscriptionId: string
  tier: PaidTier
  /** `incomplete` was never paid and gives no plan. */
  status: 'active' | 'past_due' | 'canceled' | 'incomplete'
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  nextTier: PaidTier | null
  pastDueSince: Date | null
  card: Card | null
}
