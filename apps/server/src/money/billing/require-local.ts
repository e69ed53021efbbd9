import type { FastifyRequest } from 'fastify'
import type { PaymentSettings } from '../../config.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isLoopbackHost } from '../../platform/http/loopback.ts'
import { isLocalConnection } from '../../platform/http/visitor-address.ts'

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'cdn-loop',
]

/** The default sandbox serves only local requests. Behind a forgotten proxy, strangers would upgrade for free. */
export function canPay(settings: PaymentSettings | null, request: FastifyRequest): boolean {
  if (settings?.kind !== 'sandbox' || settings.everywhere) return true
  const { headers, raw } = request
  const { origin, host } = headers
  return (
    isLocalConnection(request) &&
    forwardingHeaders.every((name) => headers[name] === undefined) &&
    // By default nginx adds no such header but uses HTTP/1.0, which browsers don't.
    raw.httpVersion !== '1.0' &&
    isLocal(`http://${host}`) &&
    (origin === undefined || isLocal(origin))
  )
}

const isLocal = (address: string) => isLoopbackHost(URL.parse(address)?.hostname ?? '')

export function requireLocal(settings: PaymentSettings | null, request: FastifyRequest) {
  if (canPay(settings, request)) return
  throw new Failure(
    'forbidden',
    'Plans can’t be bought from here: payments on this Foyer are a sandbox, in which nobody is paid, and it serves only the machine it runs on. Whoever runs it can set up Stripe, or open the sandbox with PAYMENTS=sandbox.',
  )
}
