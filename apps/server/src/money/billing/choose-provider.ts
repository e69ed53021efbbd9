import type { PaymentSettings } from '../../config.ts'
import type { Services } from '../../services.ts'
import { StartFailure } from '../../start-failure.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/sandbox-provider.ts'
import { stripeClient } from './stripe/open-stripe.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

export function choosePayments(
  settings: PaymentSettings | null,
  services: Pick<Services, 'db' | 'now' | 'log'>,
): PaymentProvider | null {
  switch (settings?.kind) {
    case 'sandbox':
      return createSandbox(services)
    case 'stripe':
      // Not checked with the settings, because `npm run admin -- stripe setup` runs before the secret exists.
      if (!settings.webhookSecret) {
        throw new StartFailure(
          'STRIPE_WEBHOOK_SECRET must be set beside STRIPE_SECRET_KEY: without it nobody can tell what Stripe reports from what was made up.',
        )
      }
      return createStripeProvider(stripeClient(settings), services)
    default:
      return null
  }
}
