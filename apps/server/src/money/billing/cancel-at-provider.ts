import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { callProvider } from './call-provider.ts'
import { findSubscription } from './store.ts'

/**
 * Cancels the subscription before an account is erased, or it would be charged forever. Returns whether one was
 * running.
 */
export async function cancelAtProvider(
  services: Pick<Services, 'db' | 'payments'>,
  accountId: string,
): Promise<boolean> {
  const known = await findSubscription(services.db, accountId)
  if (!known) return false
  const runs = known.status === 'active' || known.status === 'past_due'
  if (known.provider === services.payments?.name) {
    await callProvider(services, (payments) => payments.forgetCustomer(known.customerId))
    return runs
  }
  // A removed sandbox charges nothing.
  if (runs && known.provider !== 'sandbox')
    throw new Failure(
      'unavailable',
      'Your subscription can’t be cancelled from here at the moment, so your account was left as it is. Please ask whoever runs this Foyer.',
    )
  return false
}
