import type Stripe from 'stripe'
import type { Services } from '../../../services.ts'
import { findAccountOfCustomer } from '../store.ts'
import { explainErrors } from './explain-failure.ts'
import { accountIdKey, findStripeCustomer } from './open-checkout.ts'
import { isEventApplied, saveEvent } from './store.ts'

export type StripeCustomer = { accountId: string; customerId: string }

export const handledEvents: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

/**
 * Events only trigger a refresh of their customer, because they may be late, repeated or out of order. An event is
 * stored once it was applied, so failed ones are retried.
 */
export async function applyEvent(
  services: Pick<Services, 'db' | 'log' | 'now'> & { refresh(customer: StripeCustomer): Promise<unknown> },
  stripe: Stripe,
  event: Stripe.Event,
): Promise<void> {
  const { db, log } = services
  if (!handledEvents.includes(event.type) || (await isEventApplied(db, event.id))) return
  const customer = await explainErrors(log, () => findOurCustomer(services, stripe, event))
  if (customer) await services.refresh(customer)
  await saveEvent(db, { id: event.id, type: event.type, appliedAt: services.now() })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Null for customers of other shops on the same Stripe account. */
async function findOurCustomer({ db }: Pick<Services, 'db'>, stripe: Stripe, event: Stripe.Event) {
  const customerId = await customerOf(stripe, event)
  if (!customerId) return null
  const known = await findAccountOfCustomer(db, 'stripe', customerId)
  const accountId = known ?? (await findStripeCustomer(stripe, customerId))?.metadata[accountIdKey]
  return accountId && uuid.test(accountId) ? { accountId, customerId } : null
}

type EventObject = {
  object?: string
  id?: string
  customer?: string | { id: string } | null
  charge?: string | { id: string }
}

async function customerOf(stripe: Stripe, { data }: Stripe.Event): Promise<string | null> {
  const { object, id, customer, charge } = data.object as EventObject
  if (object === 'customer') return id ?? null
  if (customer) return idOf(customer)
  // Disputes only name the charge.
  if (object !== 'dispute' || !charge) return null
  const disputed = await stripe.charges.retrieve(idOf(charge))
  return disputed.customer ? idOf(disputed.customer) : null
}

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id)
