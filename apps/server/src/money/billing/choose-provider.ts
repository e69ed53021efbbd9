import type { PaymentSettings } from '../../config.ts'
import type { Services } from '../../services.ts'
import { StartFailure } from '../../start-failure.ts'
import type { PaymentProvider } from './provider.ts'
import { createSandbox } from './sandbox/sandbox-provider.ts'
import { stripeClient } from './stripe/open-stripe.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

/** Whoever takes the money, as the settings say. The one place where a provider is named. */
export function choosePayments(
  settings: PaymentSettings | null,
  services: Pick<Services, 'db' | 'now' | 'log'>,
): PaymentProvider | null {
  switch (settings?.kind) {
    case 'sandbox':
      return createSandbox(services)
    case 'stripe':
      // Asked for here and not among the settings: `npm run admin -- stripe setup` comes before there is one.
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
