import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../../platform/http/failure.ts'

type StripeError = Error & {
  type: string
  code?: string
  statusCode?: number
  requestId?: string
  param?: string
}

/** Checks `type`, because the SDK's classes are loaded lazily. */
export const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && /^Stripe\w*Error$/.test(String(error.type))

export const isMissing = (error: unknown) => isStripeError(error) && error.code === 'resource_missing'

/** Omits Stripe's raw response, which contains names and cards. */
export const sanitizeError = ({ message, type, code, statusCode, requestId, param }: StripeError) =>
  Object.assign(new Error(message), { type, code, statusCode, requestId, param })

const notNow =
  'The payment service can’t be reached right now. Your plan is as it was. Please try again in a few minutes.'

/** Turns Stripe's errors into messages for the buyer. */
export async function explainErrors<T>(log: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isStripeError(error)) throw error
    throw explain(log, error)
  }
}

function explain(log: FastifyBaseLogger, error: StripeError): Failure {
  const cause = sanitizeError(error)
  switch (error.type) {
    case 'StripeCardError':
      // These messages are written for cardholders.
      return new Failure('payment_required', `${error.message} Nothing was changed.`, { cause })
    case 'StripeConnectionError':
    case 'StripeAPIError':
    case 'StripeRateLimitError':
      return new Failure('unavailable', notNow, { cause, retryAfterSeconds: 60 })
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      log.error({ err: cause }, 'Stripe refuses STRIPE_SECRET_KEY: nobody can pay until it is right')
      return new Failure('unavailable', notNow, { cause, retryAfterSeconds: 600 })
    default:
      return new Failure('failed', 'The payment service refused this. Your plan is as it was.', { cause })
  }
}
