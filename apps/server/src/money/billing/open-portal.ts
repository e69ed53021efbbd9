import type { Redirection } from '@foyer/contract/billing'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { callProvider } from './call-provider.ts'
import { findCustomerId } from './open-checkout.ts'

export async function openPortal(
  services: Pick<Services, 'db' | 'payments'>,
  accountId: string,
  origin: string,
): Promise<Redirection> {
  return callProvider(services, async (payments) => {
    const customerId = await findCustomerId(services, accountId)
    if (!customerId)
      throw new Failure('not_found', 'There is nothing to manage yet: you have not bought a plan.')
    return payments.openPortal({ customerId, returnUrl: `${origin}/billing` })
  })
}
