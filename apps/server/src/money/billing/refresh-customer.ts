import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { type AppliedSubscription, applyCustomer } from './apply-customer.ts'
import { callProvider } from './call-provider.ts'
import { findSubscription } from './store.ts'

// Each retry means that another process stored a newer state.
const attempts = 10

/** Fetches and applies the provider's state. Null if the account is gone. */
export async function refreshCustomer(
  services: Pick<Services, 'db' | 'now' | 'log' | 'payments'>,
  { accountId, customerId }: { accountId: string; customerId: string },
): Promise<AppliedSubscription | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const asked = (await findSubscription(services.db, accountId))?.version ?? null
    const { name, state } = await callProvider(services, async (payments) => ({
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
