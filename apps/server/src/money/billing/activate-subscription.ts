import type { Activation } from '@foyer/contract/billing'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { callProvider } from './call-provider.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { subscriptionPlan } from './subscription-plan.ts'

/** Applies a checkout as the provider reports it, whatever the buyer's browser claims. */
export async function activateSubscription(
  services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>,
  accountId: string,
  sessionId: string,
): Promise<Activation> {
  const { checkout, environment } = await callProvider(services, async (payments) => ({
    checkout: await payments.readCheckout(sessionId),
    environment: payments.environment,
  }))
  // A foreign checkout gets the same answer as a missing one, so ids can't be probed.
  if (!checkout || checkout.accountId !== accountId) throw new Failure('not_found', 'No such checkout.')
  if (!checkout.paid) {
    throw new Failure(
      'payment_required',
      'This checkout has not been paid. Your plan changes as soon as it is.',
    )
  }
  const applied = await refreshCustomer(services, { accountId, customerId: checkout.customerId })
  if (!applied) throw new Failure('not_found', 'No such checkout.')
  const { tier, status, subscription, changes } = applied
  if (subscriptionPlan(subscription, services.now()) === null && status === 'past_due')
    throw new Failure('payment_required', 'A payment is overdue. Your plan comes back as soon as it is paid.')
  if (subscriptionPlan(subscription, services.now()) === null)
    throw new Failure('gone', 'The subscription that this checkout began has ended.')
  return {
    alreadyActive: !changes.some(({ kind }) => kind === 'paid' || kind === 'plan'),
    subscription: { tier, status },
    environment,
  }
}
