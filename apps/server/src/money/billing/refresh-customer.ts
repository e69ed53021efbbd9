import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { type AppliedSubscription, applyCustomer } from './apply-customer.ts'
import { askPayments } from './ask-payments.ts'
import { findSubscription } from './store.ts'

// Each time it was outdated, somebody else stored a newer answer; so many at once are not expected.
const attempts = 10

/**
 * Asks the provider how a customer stands and makes it true here: after a checkout, after an event (whose own copy may be
 * late, or out of order), by the hour. Null where the account is gone.
 */
export async function refreshCustomer(
  services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>,
  { accountId, customerId }: { accountId: string; customerId: string },
): Promise<AppliedSubscription | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const asked = (await findSubscription(services.db, accountId))?.version ?? null
    const { name, state } = await askPayments(services, async (payments) => ({
      name: payments.name,
      state: await payments.readCustomer(customerId),
    }))
    const applied = await applyCustomer(services, { accountId, provider: name, customerId }, state, asked)
    if (applied !== 'outdated') return applied
  }
  throw new Failure('unavailable', 'Your plan is being changed elsewhere. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
