import type Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { tierOfPrice } from '../../money/billing/stripe/prices.ts'
import type { PortalConfiguration, Price } from '../../testing/stripe/books.ts'
import { startStripe } from '../../testing/stripe/stripe-server.ts'
import type { AdminContext } from './command.ts'
import { findCommand } from './commands.ts'

test('setup creates Stripe’s objects once and replaces prices that differ from the plan table', async () => {
  const stripe = await startStripe()
  onTestFinished(stripe.close)
  const { STRIPE_WEBHOOK_SECRET: _, ...environment } = stripe.environment
  const config = readConfig({ ...environment, PUBLIC_URL: 'https://foyer.example' })
  const setUp = async () => {
    const said: string[] = []
    const say = (sentence: string) => void said.push(sentence)
    await findCommand('stripe', ['setup']).run({ config, say } as AdminContext, ['setup'])
    return said.join('\n')
  }
  const prices = () => stripe.books.all<Price>('price')
  const holding = (key: string) => prices().filter(({ lookup_key: held }) => held === key)

  const first = await setUp()
  expect(first).toContain('foyer_pro_monthly: made, $10 a month.')
  expect(first).toContain('https://foyer.example/api/stripe/webhook')
  expect(first).toContain('customer.subscription.updated')
  expect(holding('foyer_enterprise_monthly')).toMatchObject([
    {
      unit_amount: 4_900,
      currency: 'usd',
      product: 'foyer_enterprise',
      recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
      metadata: { foyer_tier: 'enterprise' },
    },
  ])

  expect(stripe.books.find('foyer_pro')).toMatchObject({ name: 'Foyer Pro', metadata: { foyer_tier: 'pro' } })
  // The portal must offer no more than our own page.
  const only = (key: string) => ({
    product: `foyer_${key}`,
    prices: [holding(`foyer_${key}_monthly`)[0]!.id],
  })
  expect(stripe.books.all<PortalConfiguration>('billing_portal.configuration')).toMatchObject([
    { metadata: { foyer: 'portal' }, default_return_url: 'https://foyer.example/billing' },
  ])
  expect(stripe.books.all<PortalConfiguration>('billing_portal.configuration')[0]!.features).toEqual({
    customer_update: { enabled: 'true', allowed_updates: ['address', 'name', 'tax_id'] },
    invoice_history: { enabled: 'true' },
    payment_method_update: { enabled: 'true' },
    subscription_cancel: { enabled: 'true', mode: 'at_period_end' },
    subscription_update: {
      enabled: 'true',
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [only('pro'), only('enterprise')],
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
  })

  const second = await setUp()
  expect(second).toContain('foyer_pro_monthly: $10 a month, as it should be.')
  expect(prices()).toHaveLength(2)
  expect(stripe.books.all<PortalConfiguration>('billing_portal.configuration')).toHaveLength(1)

  const old = holding('foyer_pro_monthly')[0]!
  old.unit_amount = 800
  expect(await setUp()).toContain('foyer_pro_monthly: now $10 a month.')
  expect(holding('foyer_pro_monthly')).toMatchObject([{ unit_amount: 1_000, product: 'foyer_pro' }])
  expect(old).toMatchObject({ lookup_key: null, active: true, metadata: { foyer_tier: 'pro' } })

  expect(tierOfPrice(old as unknown as Stripe.Price)).toBe('pro')

  stripe.trouble({ status: 401 })
  await expect(setUp()).rejects.toThrow('Stripe refused')
})
