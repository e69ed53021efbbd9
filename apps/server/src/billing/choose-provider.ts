import type { PaymentSettings } from '../config.ts'
import type { Services } from '../services.ts'
import type { PaymentProvider } from './provider.ts'

/** Whoever takes the money, as the settings say. The one place where a provider is named. */
export function choosePayments(
  settings: PaymentSettings | null,
  _services: Pick<Services, 'db' | 'now'>,
): PaymentProvider | null {
  switch (settings?.kind) {
    case 'sandbox':
      return null
    case 'stripe':
      throw new Error('Stripe is not built in yet.')
    default:
      return null
  }
}
