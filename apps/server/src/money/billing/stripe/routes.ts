import { z } from 'zod'
import { createBatcher } from '../../../platform/db/batch.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { failures } from '../../../platform/http/schemas.ts'
import type { App, Services } from '../../../services.ts'
import { refreshCustomer } from '../refresh-customer.ts'
import { applyEvent, type StripeCustomer } from './apply-event.ts'
import { stripeClient } from './open-stripe.ts'
import { readEvent } from './read-event.ts'

/** Invoices with many lines reach a few hundred kilobytes. */
const bodyLimit = 524_288

export async function stripeRoutes(
  app: App,
  services: Pick<Services, 'config' | 'db' | 'log' | 'now' | 'payments'>,
) {
  const settings = services.config.payments?.kind === 'stripe' ? services.config.payments : null
  const client = settings && stripeClient(settings)
  const secret = settings?.webhookSecret
  // A purchase sends several events at once, and one refresh after the last covers them all.
  const refresh = createBatcher<StripeCustomer, unknown>(
    ({ customerId }) => customerId,
    async (customers) => {
      const applied = await refreshCustomer(services, customers[0]!)
      return customers.map(() => applied)
    },
  )
  // Signatures cover the raw bytes. No other route shares this scope.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/api/stripe/webhook',
    {
      bodyLimit,
      config: { access: 'public' },
      schema: {
        hide: true,
        summary: 'What Stripe reports',
        response: { 200: z.object({ received: z.literal(true) }), ...failures },
      },
    },
    async (request) => {
      if (!settings || !client || !secret)
        throw new Failure('not_found', 'This server takes no payments through Stripe.')
      const stripe = await client.open()
      const signature = request.headers['stripe-signature']?.toString()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = readEvent(stripe, settings, secret, { body, signature, at: services.now() })
      await applyEvent({ ...services, refresh }, stripe, event)
      return { received: true as const }
    },
  )
}
