import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'
import { isStripeError } from './explain-failure.ts'
import { environmentOf, type StripeSettings } from './open-stripe.ts'

const toleranceSeconds = 300

/** Verifies the signature, its age and the live or test mode. */
export function readEvent(
  stripe: Stripe,
  settings: StripeSettings,
  secret: string,
  sent: { body: Buffer; signature: string | undefined; at: Date },
): Stripe.Event {
  const event = verify(stripe, secret, sent)
  const isLive = environmentOf(settings) === 'live'
  if (event.livemode !== isLive)
    throw new Failure(
      'bad_request',
      isLive
        ? 'This event is about test money, and this server takes real money.'
        : 'This event is about real money, and this server takes test money.',
    )
  return event
}

function verify(
  stripe: Stripe,
  secret: string,
  { body, signature, at }: { body: Buffer; signature: string | undefined; at: Date },
): Stripe.Event {
  if (!signature) throw new Failure('bad_request', 'This event is not signed: Stripe-Signature is missing.')
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, at.getTime())
  } catch (error) {
    if (isStripeError(error) && /tolerance/.test(error.message))
      throw new Failure('bad_request', 'The signature of this event is too old.')
    if (isStripeError(error))
      throw new Failure('bad_request', 'The signature of this event is not Stripe’s for this server.')
    if (error instanceof SyntaxError) throw new Failure('bad_request', 'This event is not valid JSON.')
    throw error
  }
}
