import type { Redirection } from '@foyer/contract/billing'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { askPayments } from './ask-payments.ts'
import { customerOf } from './open-checkout.ts'

export async function openPortal(
  services: Pick<Services, 'db' | 'payments'>,
  accountId: string,
  origin: string,
): Promise<Redirection> {
  return askPayments(services, async (payments) => {
    const customerId = await customerOf(services, accountId)
    if (!customerId)
      throw new Failure('not_found', 'There is nothing to manage yet: you have not bought a plan.')
    return payments.openPortal({ customerId, returnUrl: `${origin}/billing` })
  })
}
