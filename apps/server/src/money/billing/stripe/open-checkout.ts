import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import type { Checkout, Order } from '../provider.ts'
import { isMissing } from './explain-failure.ts'
import { findPrice } from './prices.ts'
import { isRunning } from './subscriptions.ts'

export const accountIdKey = 'account_id'

/** Reuses an open checkout for the same order, so that repeated clicks can't pay twice. */
export async function openStripeCheckout(
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
  // Concurrent clicks send the same key and get the same checkout.
  const key = idempotencyKey('checkout', { wanted, after: sessions[0]?.id ?? null }, now())
  const session = await stripe.checkout.sessions.create(wanted, { idempotencyKey: key })
  if (!session.url) throw new Error(`Stripe's checkout ${session.id} has no address`)
  return { url: session.url, customerId }
}

const checkoutOf = ({ accountId, tier, origin, returnTo }: Order, customer: string, price: string) =>
  ({
    mode: 'subscription',
    customer,
    client_reference_id: accountId,
    metadata: { [accountIdKey]: accountId, price },
    subscription_data: { metadata: { [accountIdKey]: accountId } },
    line_items: [{ price, quantity: 1 }],
    // Otherwise Stripe may offer another currency than our pages.
    adaptive_pricing: { enabled: false },
    success_url: `${origin}/${returnTo}?success=true&session_id={CHECKOUT_SESSION_ID}&tier=${tier}`,
    cancel_url: `${origin}/${returnTo}?canceled=true`,
  }) satisfies Stripe.Checkout.SessionCreateParams

async function requireCustomer(
  stripe: Stripe,
  { customerId, accountId, email }: Order,
  now: Date,
): Promise<string> {
  const known = customerId && (await findStripeCustomer(stripe, customerId))
  if (known && known.metadata[accountIdKey] === accountId) return known.id
  // A customer may exist without being stored if its response was lost.
  const { data } = await stripe.customers.list({ email, limit: 100 })
  const forgotten = data.find(({ metadata }) => metadata[accountIdKey] === accountId)
  if (forgotten) return forgotten.id
  const customer = { email, metadata: { [accountIdKey]: accountId } }
  const key = idempotencyKey('customer', { customer, after: customerId }, now)
  return (await stripe.customers.create(customer, { idempotencyKey: key })).id
}

export async function findStripeCustomer(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Customer | null> {
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

/** Checked at Stripe, because the stored copy may be outdated. */
async function refuseSecondSubscription(stripe: Stripe, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 })
  if (data.some(isRunning))
    throw new Failure('conflict', 'You have a running subscription already. Reload the page to see it.')
}

async function expire(stripe: Stripe, sessionId: string) {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    // The checkout was paid or expired just now.
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

/** Keys change every few minutes, because Stripe replays a failed response for a whole day. */
function idempotencyKey(what: string, wish: object, now: Date): string {
  const content = JSON.stringify({ ...wish, around: Math.floor(now.getTime() / keptMs) })
  return `${what}-${createHash('sha256').update(content).digest('hex')}`
}

/** Null for unknown ids and for payment links. */
export async function readCheckout(stripe: Stripe, sessionId: string): Promise<Checkout | null> {
  if (!/^cs_\w+$/.test(sessionId)) return null
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    const customerId = typeof session.customer === 'string' ? session.customer : session.customer?.id
    const accountId = session.metadata?.[accountIdKey]
    // Anyone can set the reference in a payment link's URL, so it proves nothing alone.
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
