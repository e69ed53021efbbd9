import type { Session } from '@foyer/contract/auth'
import type { Activation, Billing, Redirection } from '@foyer/contract/billing'
import { refreshPlans } from '../../money/billing/refresh-plans.ts'
import { stripeClient } from '../../money/billing/stripe/open-stripe.ts'
import { reconcileStripe } from '../../money/billing/stripe/reconcile.ts'
import { createStripeProvider } from '../../money/billing/stripe/stripe-provider.ts'
import { registerOwner } from '../owners.ts'
import { startTestApp } from '../test-app.ts'
import { startStripe } from './stripe-server.ts'

const day = 24 * 3_600_000

/** The real server with its own Stripe server. Their clocks move together. */
export async function startStripeApp() {
  const stripe = await startStripe()
  stripe.addPrice('foyer_pro_monthly', 1_000)
  stripe.addPrice('foyer_enterprise_monthly', 4_900)
  const app = await startTestApp({
    environment: { ...stripe.environment, PUBLIC_URL: 'https://foyer.example' },
  })
  const settings = { secretKey: stripe.secretKey, apiBase: stripe.environment.STRIPE_API_BASE }
  // No retries, unlike the real server, so that tests of outages don't wait.
  const use = (patience: { timeoutMs?: number }) => {
    const client = stripeClient(settings, { retries: 0, ...patience })
    app.services.payments = createStripeProvider(client, app.services)
  }
  use({})

  async function newOwner() {
    const owner = await registerOwner(app)
    let { token } = owner
    const call = <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
      app.call<Body>(method, path, { token, ...(body !== undefined && { body }) })
    const choose = (tier: string) =>
      call<Redirection>('POST', '/api/stripe/create-checkout-session', { tier })
    return {
      ...owner,
      call,
      choose,
      /** Needed after a day, when a session expires. */
      async signInAgain() {
        const { email, password } = owner
        const { body } = await app.call<Session>('POST', '/api/auth/login', { body: { email, password } })
        token = body.token
      },
      activate: (sessionId: string) =>
        call<Activation>('POST', '/api/stripe/activate-subscription', { sessionId }),
      async billing() {
        return (await call<Billing>('GET', '/api/billing')).body
      },
      async buy(tier: string) {
        const { body } = await choose(tier)
        return this.activate(stripe.pay(body.url))
      },
    }
  }

  function pass(days: number) {
    stripe.pass(days)
    app.clock.advance(days * day)
  }
  const never = new AbortController().signal
  return {
    app,
    stripe,
    newOwner,
    /** Sets the server's Stripe timeout. */
    waitForStripe: (timeoutMs?: number) => use({ timeoutMs }),
    deliver: (events?: Parameters<typeof stripe.deliver>[1]) => stripe.deliver(app.url, events),
    pass,
    /** A minute past the newest subscription's period. */
    passToRenewal() {
      const { current_period_end: ends } = stripe.newestSubscription().items.data[0]!
      pass((ends - stripe.books.now() + 60) / 86_400)
    },
    async hourlyJobs({ all = false } = {}) {
      await reconcileStripe(app.services).run({ all }, never)
      await refreshPlans(app.services).run({}, never)
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}
