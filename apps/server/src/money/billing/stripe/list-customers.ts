import type Stripe from 'stripe'
import { isId } from '../../../platform/http/ids.ts'
import { accountIdKey } from './open-checkout.ts'
import { isRunning, toPlanSubscription } from './subscriptions.ts'

export async function* listStripeCustomers(stripe: Stripe, since?: Date) {
  const seen = new Set<string>()
  const subscriptions = stripe.subscriptions.list({
    status: 'all',
    limit: 100,
    expand: ['data.customer'],
    ...(since && { created: { gte: Math.floor(since.getTime() / 1_000) } }),
  })
  for await (const subscription of subscriptions) {
    const { customer } = subscription
    if (typeof customer === 'string' || customer.deleted || !toPlanSubscription(subscription)) continue
    const runs = isRunning(subscription)
    const accountId = customer.metadata[accountIdKey]
    if (!accountId || !isId(accountId) || seen.has(`${customer.id} ${runs}`)) continue
    seen.add(`${customer.id} ${runs}`)
    yield { customerId: customer.id, accountId, runs }
  }
}
