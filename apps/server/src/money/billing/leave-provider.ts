import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { askPayments } from './ask-payments.ts'
import { findSubscription } from './store.ts'

/**
 * Ends what an account pays for, at whoever takes the money, before the account itself goes: a subscription that nobody
 * knows of any more would be charged for ever. Answers whether one was running.
 */
export async function leaveProvider(
  services: Pick<Services, 'db' | 'payments'>,
  accountId: string,
): Promise<boolean> {
  const known = await findSubscription(services.db, accountId)
  if (!known) return false
  const runs = known.status === 'active' || known.status === 'past_due'
  if (known.provider === services.payments?.name) {
    await askPayments(services, (payments) => payments.forgetCustomer(known.customerId))
    return runs
  }
  // Nothing is charged by a sandbox that has been taken down.
  if (runs && known.provider !== 'sandbox')
    throw new Failure(
      'unavailable',
      'Your subscription can’t be cancelled from here at the moment, so your account was left as it is. Please ask whoever runs this Foyer.',
    )
  return false
}
