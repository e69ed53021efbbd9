import type Stripe from 'stripe'
import { isMissing } from './explain-failure.ts'

/** Stripe cancels subscriptions and open checkouts of deleted customers. */
export async function forgetCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
