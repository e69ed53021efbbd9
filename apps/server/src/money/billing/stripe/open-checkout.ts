import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import type { Checkout, Order } from '../provider.ts'
import { isMissing } from './explain-failure.ts'
import { findPrice } from './prices.ts'
import { isRunning } from './subscriptions.ts'

export const accountMark = 'account_id'

/**
 * Opens a checkout, or gives back the one that is open already: whoever clicks twice, or comes back from another tab,
 * must not be able to pay twice.
 */
export async function openCheckout(
  stripe: Stripe,
  { log, now }: Pick<Services, 'log' | 'now'>,
  order: Order,
) {
  const price = await findPrice(stripe, log, order.tier)
  const customerId = await requireCustomer(stripe, order, now())
  await refuseSecondSubscription(stripe, customerId)

  const { data: sessions } = await stripe.checkout.sessions.list({ customer: customerId, limit: 20 })
  const wanted = checkoutOf(order, customerId, price)
  const isSame = (session: Stripe.Checkout.Session) =>
    session.success_url === wanted.success_url && session.metadata?.price === price
  const open = sessions.filter(({ status, url }) => status === 'open' && url)
  for (const other of open.filter((session) => !isSame(session))) await expire(stripe, other.id)

  const same = open.find(isSame)
  if (same) return { url: same.url!, customerId }
  // Two clicks at once see the same newest session, send the same key and get the same checkout.
  const key = keyOf('checkout', { wanted, after: sessions[0]?.id ?? null }, now())
  const session = await stripe.checkout.sessions.create(wanted, { idempotencyKey: key })
  if (!session.url) throw new Error(`Stripe's checkout ${session.id} has no address`)
  return { url: session.url, customerId }
}

const checkoutOf = ({ accountId, tier, origin, returnTo }: Order, customer: string, price: string) =>
  ({
    mode: 'subscription',
    customer,
    client_reference_id: accountId,
    metadata: { [accountMark]: accountId, price },
    subscription_data: { metadata: { [accountMark]: accountId } },
    line_items: [{ price, quantity: 1 }],
    // Else Stripe may offer the buyer another currency than the one our pages name.
    adaptive_pricing: { enabled: false },
    success_url: `${origin}/${returnTo}?success=true&session_id={CHECKOUT_SESSION_ID}&tier=${tier}`,
    cancel_url: `${origin}/${returnTo}?canceled=true`,
  }) satisfies Stripe.Checkout.SessionCreateParams

/** The account's customer. One that was deleted in Stripe, or belongs to another Stripe account, gets a successor. */
async function requireCustomer(
  stripe: Stripe,
  { customerId, accountId, email }: Order,
  now: Date,
): Promise<string> {
  const known = customerId && (await findCustomer(stripe, customerId))
  if (known && known.metadata[accountMark] === accountId) return known.id
  // It may exist although we know nothing of it: the answer to its creation can get lost.
  const { data } = await stripe.customers.list({ email, limit: 100 })
  const forgotten = data.find(({ metadata }) => metadata[accountMark] === accountId)
  if (forgotten) return forgotten.id
  const customer = { email, metadata: { [accountMark]: accountId } }
  const key = keyOf('customer', { customer, after: customerId }, now)
  return (await stripe.customers.create(customer, { idempotencyKey: key })).id
}

export async function findCustomer(stripe: Stripe, customerId: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId, {
      expand: ['invoice_settings.default_payment_method'],
    })
    return customer.deleted ? null : customer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What we store may lag behind: asked here again, because the one who would pay twice is the owner. */
async function refuseSecondSubscription(stripe: Stripe, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
  if (data.some(isRunning))
    throw new Failure('conflict', 'You have a running subscription already. Reload the page to see it.')
}

async function expire(stripe: Stripe, sessionId: string) {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    // Paid or expired in this moment: the former is found by its webhook, the latter is what we wanted.
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    if (session.status === 'open') throw error
    if (session.status === 'complete')
      throw new Failure(
        'conflict',
        'A checkout of yours was paid just now. Reload the page to see your plan.',
      )
  }
}

const keptMs = 5 * 60_000

/**
 * The same for the same wish within some minutes. Not for longer: Stripe answers a key as it did the first time for a
 * whole day, and if it had stumbled then, so long nobody could buy.
 */
function keyOf(what: string, wish: object, now: Date): string {
  const content = JSON.stringify({ ...wish, around: Math.floor(now.getTime() / keptMs) })
  return `${what}-${createHash('sha256').update(content).digest('hex')}`
}

/** Null for what is no checkout of ours: a made-up id, or a payment link of somebody's. */
export async function readCheckout(stripe: Stripe, sessionId: string): Promise<Checkout | null> {
  if (!/^cs_\w+$/.test(sessionId)) return null
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    const customerId = typeof session.customer === 'string' ? session.customer : session.customer?.id
    const accountId = session.metadata?.[accountMark]
    // The reference alone proves nothing: whoever opens a payment link can write one into its address.
    if (session.mode !== 'subscription' || !customerId || !accountId) return null
    if (session.client_reference_id !== accountId) return null
    return {
      accountId,
      customerId,
      paid: session.status === 'complete' && session.payment_status !== 'unpaid',
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
