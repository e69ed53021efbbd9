import type { Environment } from '@foyer/contract/billing'
import type Stripe from 'stripe'

export type StripeSettings = {
  secretKey: string
  /** Where Stripe's API is; its own address but in tests. */
  apiBase: string | null
}

/** A key of Stripe says itself whether its money is real: sk_live_…, rk_live_…, sk_test_…, rk_test_…. */
export const environmentOf = ({ secretKey }: Pick<StripeSettings, 'secretKey'>): Environment =>
  /^[a-z]+_live_/.test(secretKey) ? 'live' : 'test'

// An owner waits on these calls with a screen before them; the hourly job takes care of what did not get through.
const patience = { timeoutMs: 10_000, retries: 2 }
export type Patience = typeof patience

export type StripeClient = { settings: StripeSettings; open(): Promise<Stripe> }

/** Opened when it is first asked: the SDK takes a third of a second to load, and most servers have no Stripe. */
export function stripeClient(settings: StripeSettings, given: Partial<Patience> = {}): StripeClient {
  let opened: Promise<Stripe> | undefined
  return {
    settings,
    open() {
      opened ??= openStripe(settings, {
        timeoutMs: given.timeoutMs ?? patience.timeoutMs,
        retries: given.retries ?? patience.retries,
      })
      return opened
    },
  }
}

async function openStripe({ secretKey, apiBase }: StripeSettings, { timeoutMs, retries }: Patience) {
  const { default: StripeSdk } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : null
  return new StripeSdk(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // It would also write a file into the home folder.
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
    }),
  })
}
