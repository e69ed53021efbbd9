import type { PaymentSettings } from '../config.ts'
import type { Services } from '../services.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/sandbox-provider.ts'

/** Whoever takes the money, as the settings say. The one place where a provider is named. */
export function choosePayments(
  settings: PaymentSettings | null,
  services: Pick<Services, 'db' | 'now'>,
): PaymentProvider | null {
  switch (settings?.kind) {
    case 'sandbox':
      return createSandbox(services)
    case 'stripe':
      throw new Error('Stripe is not built in yet.')
    default:
      return null
  }
}
