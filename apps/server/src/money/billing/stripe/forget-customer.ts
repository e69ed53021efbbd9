import type Stripe from 'stripe'
import { isMissing } from './explain-failure.ts'

/** Stripe ends the subscriptions of a customer that is deleted, and lets nobody pay a checkout of theirs any more. */
export async function forgetCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
