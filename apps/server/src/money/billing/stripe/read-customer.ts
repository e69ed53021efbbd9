import type { Card } from '@foyer/contract/billing'
import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import type { CustomerState, SubscriptionState } from '../provider.ts'
import { isMissing } from './explain-failure.ts'
import { findStripeCustomer } from './open-checkout.ts'
import { dueAt, type ReadInvoice, readInvoices } from './read-invoices.ts'
import {
  cancelDate,
  effectivePlan,
  isRunning,
  listPlans,
  type PlanSubscription,
  readNextTier,
} from './subscriptions.ts'

type CustomerAtStripe = { state: CustomerState; effective: PlanSubscription | null; invoices: ReadInvoice[] }

/**
 * Cancels subscriptions whose payment was returned, because Stripe would go on charging. See
 * docs/decisions/stripe.md.
 */
export async function readCustomer(
  stripe: Stripe,
  log: FastifyBaseLogger,
  customerId: string,
): Promise<CustomerState> {
  const reading = await read(stripe, log, customerId)
  const { effective } = reading
  if (!effective || !isRunning(effective.subscription) || !isReturned(reading)) return reading.state
  const { id } = effective.subscription
  log.info({ subscription: id }, 'a subscription whose payment was taken back ends')
  try {
    await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false })
  } catch (error) {
    // Another process cancelled it first.
    if (!isMissing(error)) throw error
  }
  return (await read(stripe, log, customerId)).state
}

async function read(stripe: Stripe, log: FastifyBaseLogger, customerId: string): Promise<CustomerAtStripe> {
  try {
    const [customer, plans, invoices] = await Promise.all([
      findStripeCustomer(stripe, customerId),
      listPlans(stripe, customerId),
      readInvoices(stripe, customerId),
    ])
    const running = plans.filter(({ subscription }) => isRunning(subscription))
    if (running.length > 1) {
      const ids = running.map(({ subscription }) => subscription.id)
      log.error(
        { subscriptions: ids },
        'a customer pays for several subscriptions: the largest that is paid counts',
      )
    }
    const effective = effectivePlan(plans)
    const subscription = effective && {
      ...describe(effective, invoices),
      nextTier: await readNextTier(stripe, effective),
      card: cardOf(effective.subscription, customer),
    }
    return { state: { subscription, invoices: invoices.map(({ shown }) => shown) }, effective, invoices }
  } catch (error) {
    // The customer belongs to another Stripe account or was deleted.
    if (!isMissing(error)) throw error
    return { state: { subscription: null, invoices: [] }, effective: null, invoices: [] }
  }
}

function describe(plan: PlanSubscription, invoices: readonly ReadInvoice[]) {
  const { subscription, item, tier } = plan
  const ofIt = invoices.filter(({ subscriptionId }) => subscriptionId === subscription.id)
  const ends = cancelDate(plan)
  const status = statusOf(subscription, ofIt)
  const over = status === 'canceled' ? subscription.ended_at : null
  return {
    subscriptionId: subscription.id,
    tier,
    status,
    currentPeriodEnd: fromSeconds(over ?? ends ?? item.current_period_end),
    cancelAtPeriodEnd: ends !== null && status !== 'canceled',
    pastDueSince: status === 'past_due' ? overdueSince(item, ofIt) : null,
  }
}

function statusOf(
  { status }: Stripe.Subscription,
  invoices: readonly ReadInvoice[],
): SubscriptionState['status'] {
  // Stripe calls unpaid bank debits active, and past due when they fail. Without any payment, neither gives a plan.
  const wasPaid = invoices.length === 0 || invoices.some(({ raw }) => raw.status === 'paid')
  switch (status) {
    case 'active':
      return wasPaid ? 'active' : 'incomplete'
    case 'trialing':
      return 'active'
    case 'past_due':
    case 'unpaid':
      return wasPaid ? 'past_due' : 'incomplete'
    case 'incomplete':
      return 'incomplete'
    default:
      return 'canceled'
  }
}

function overdueSince(item: Stripe.SubscriptionItem, invoices: readonly ReadInvoice[]): Date {
  const unpaid = invoices.filter(({ raw }) => raw.status === 'open' || raw.status === 'uncollectible')
  const due = unpaid.map(({ raw }) => dueAt(raw))
  return fromSeconds(due.length > 0 ? Math.min(...due) : item.current_period_start)
}

const ofPeriod = new Set<string | null>(['subscription_create', 'subscription_cycle'])

/** The current period was refunded in full, or any payment is disputed. */
function isReturned({ effective, invoices }: CustomerAtStripe): boolean {
  const ofIt = invoices.filter(({ subscriptionId }) => subscriptionId === effective?.subscription.id)
  const period = ofIt.find(({ raw }) => ofPeriod.has(raw.billing_reason))
  return period?.returned === 'refunded' || ofIt.some(({ returned }) => returned === 'disputed')
}

function cardOf(subscription: Stripe.Subscription, customer: Stripe.Customer | null): Card | null {
  const method = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card
  return { brand, last4, expiryMonth, expiryYear }
}

const fromSeconds = (seconds: number) => new Date(seconds * 1_000)
