import type { Environment } from '@foyer/contract/billing'
import type Stripe from 'stripe'

export type StripeSettings = {
  secretKey: string
  /** Overrides Stripe's API address, in tests. */
  apiBase: string | null
}

export const environmentOf = ({ secretKey }: Pick<StripeSettings, 'secretKey'>): Environment =>
  /^[a-z]+_live_/.test(secretKey) ? 'live' : 'test'

// Owners wait for these calls, and the hourly job retries failed ones.
const defaults = { timeoutMs: 10_000, retries: 2 }
export type ClientOptions = typeof defaults

export type StripeClient = { settings: StripeSettings; open(): Promise<Stripe> }

/** Loads the SDK on first use, because it takes a third of a second and most servers don't need it. */
export function stripeClient(settings: StripeSettings, given: Partial<ClientOptions> = {}): StripeClient {
  let opened: Promise<Stripe> | undefined
  return {
    settings,
    open() {
      opened ??= openStripe(settings, {
        timeoutMs: given.timeoutMs ?? defaults.timeoutMs,
        retries: given.retries ?? defaults.retries,
      })
      return opened
    },
  }
}

async function openStripe({ secretKey, apiBase }: StripeSettings, { timeoutMs, retries }: ClientOptions) {
  const { default: StripeSdk } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : null
  return new StripeSdk(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // Telemetry also writes a file to the home directory.
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  })
}
