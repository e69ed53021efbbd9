import type Stripe from 'stripe'
import type { Services } from '../../../services.ts'
import type { PaymentProvider } from '../provider.ts'
import { changeStripePlan } from './change-plan.ts'
import { explainErrors } from './explain-failure.ts'
import { forgetCustomer } from './forget-customer.ts'
import { listStripeCustomers } from './list-customers.ts'
import { openStripeCheckout, readCheckout } from './open-checkout.ts'
import { openStripePortal } from './open-portal.ts'
import { environmentOf, type StripeClient } from './open-stripe.ts'
import { readCustomer } from './read-customer.ts'

/** Card numbers never reach this server, because payment happens on Stripe's pages. */
export function createStripeProvider(
  client: StripeClient,
  services: Pick<Services, 'log' | 'now'>,
): PaymentProvider {
  const { log } = services
  const ask = <T>(work: (stripe: Stripe) => Promise<T>) =>
    explainErrors(log, async () => work(await client.open()))
  return {
    name: 'stripe',
    environment: environmentOf(client.settings),
    openCheckout: (order) => ask((stripe) => openStripeCheckout(stripe, services, order)),
    readCheckout: (sessionId) => ask((stripe) => readCheckout(stripe, sessionId)),
    openPortal: (visit) => ask((stripe) => openStripePortal(stripe, visit)),
    readCustomer: (customerId) => ask((stripe) => readCustomer(stripe, log, customerId)),
    changePlan: (customerId, tier, returnUrl) =>
      ask((stripe) => changeStripePlan(stripe, log, { customerId, tier, returnUrl })),
    forgetCustomer: (customerId) => ask((stripe) => forgetCustomer(stripe, customerId)),
    async *listCustomers(since) {
      yield* listStripeCustomers(await client.open(), since)
    },
  }
}
