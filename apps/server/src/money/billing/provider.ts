import type { Card, Environment, Invoice, PaidTier } from '@foyer/contract/billing'

/**
 * Whoever takes the money. Its word is the truth about who paid for what; what we store is a copy of it. What a buyer
 * should be told it throws as a Failure; any other error, and silence for too long, is told as 'try again' (503).
 */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox'
  environment: Environment
  /**
   * Opens a checkout for who has no running subscription. `customerId` is null for who was never a customer; the one
   * that is made then carries the account's id, so that it is found again.
   */
  openCheckout(order: Order): Promise<{ url: string; customerId: string }>
  /** Null where there is no such checkout. */
  readCheckout(sessionId: string): Promise<Checkout | null>
  openPortal(customer: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  /** What the provider knows of a customer now. */
  readCustomer(customerId: string): Promise<CustomerState>
  /**
   * Up at once and charged for the rest of the period; down from the next period on. A cancellation and a change that was
   * planned are taken back by it, also where the plan chosen is the one they have. Where the card is declined it throws
   * `payment_required`, and nothing has changed; where the bank wants the buyer to confirm, `ConfirmationNeeded`, and
   * they come back to `returnUrl` from there.
   */
  changePlan(customerId: string, tier: PaidTier, returnUrl?: string): Promise<void>
  /** Ends at once whatever they pay for and forgets them; who is gone already is fine. Receipts stay with the provider. */
  forgetCustomer(customerId: string): Promise<void>
  /**
   * Every customer that carries an account's id, or who bought since then: for what was lost on the way. `runs`: they have
   * a running subscription. Who also has one that is over may be told of once for each.
   */
  listCustomers(since?: Date): AsyncIterable<{ customerId: string; accountId: string; runs: boolean }>
}

export type Order = {
  accountId: string
  email: string
  customerId: string | null
  tier: PaidTier
  /** The address of this server, as the buyer's browser reaches it. */
  origin: string
  returnTo: 'billing' | 'dashboard'
}

export type Checkout = { accountId: string; customerId: string; paid: boolean }

export type CustomerState = {
  /** The one that counts of those that are not over, else the newest; null where nothing was ever bought. */
  subscription: SubscriptionState | null
  /** Newest first, at most 24. */
  invoices: Invoice[]
  /** Where the customer lives by a clock that can be moved, as in the sandbox: how far it is ahead of ours. */
  clockAheadMs?: number
}

export type SubscriptionState = {
  subscriptionId: string
  tier: PaidTier
  /** `incomplete` was never paid and gives nothing. */
  status: 'active' | 'past_due' | 'canceled' | 'incomplete'
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  nextTier: PaidTier | null
  /** When the payment that is overdue was first due. */
  pastDueSince: Date | null
  card: Card | null
}
