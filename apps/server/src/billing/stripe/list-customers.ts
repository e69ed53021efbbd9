import type Stripe from 'stripe'
import { accountMark } from './open-checkout.ts'
import { planOf } from './subscriptions.ts'

/** Whoever bought a plan since then, and carries an account's id. Newest first; each once. */
export async function* listCustomers(stripe: Stripe, since?: Date) {
  const seen = new Set<string>()
  const subscriptions = stripe.subscriptions.list({
    status: 'all',
    limit: 100,
    expand: ['data.customer'],
    ...(since && { created: { gte: Math.floor(since.getTime() / 1_000) } }),
  })
  for await (const subscription of subscriptions) {
    const { customer } = subscription
    if (typeof customer === 'string' || customer.deleted || seen.has(customer.id) || !planOf(subscription))
      continue
    seen.add(customer.id)
    const accountId = customer.metadata[accountMark]
    if (accountId) yield { customerId: customer.id, accountId }
  }
}
