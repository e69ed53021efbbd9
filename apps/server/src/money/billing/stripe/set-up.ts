import { type PaidTier, paidTiers } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import type Stripe from 'stripe'
import { handledEvents } from './apply-event.ts'
import { isMissing } from './explain-failure.ts'
import { findPortal, portalMetadata } from './open-portal.ts'
import { expectedPrice, lookupKeyOf, priceProblem, productIdOf, tierKey } from './prices.ts'

type Say = (sentence: string) => void

export async function setUpStripe(stripe: Stripe, publicUrl: string | null, say: Say) {
  const prices = new Map<PaidTier, Stripe.Price>()
  for (const tier of paidTiers) prices.set(tier, await ensurePrice(stripe, tier, say))
  await ensurePortal(stripe, [...prices.values()], publicUrl, say)
  const address = `${publicUrl ?? 'https://YOUR-ADDRESS'}/api/stripe/webhook`
  say(`
Stripe must also be told where to report payments, once, in its dashboard:
  Developers → Webhooks → Add endpoint
  Address: ${address}
  Events:  ${handledEvents.join('\n           ')}
Then put the endpoint's signing secret (whsec_…) into STRIPE_WEBHOOK_SECRET and start Foyer again.`)
}

async function ensureProduct(stripe: Stripe, tier: PaidTier): Promise<string> {
  const id = productIdOf(tier)
  const name = `Foyer ${plans[tier].name}`
  try {
    const product = await stripe.products.retrieve(id)
    if (product.name !== name || !product.active) await stripe.products.update(id, { name, active: true })
  } catch (error) {
    if (!isMissing(error)) throw error
    await stripe.products.create({ id, name, metadata: { [tierKey]: tier } })
  }
  return id
}

async function ensurePrice(stripe: Stripe, tier: PaidTier, say: Say): Promise<Stripe.Price> {
  const key = lookupKeyOf(tier)
  const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 })
  const [found] = data
  const wanted = `$${plans[tier].price} a month`
  if (found?.active && !priceProblem(found, tier)) {
    // The metadata identifies the price after a newer one takes its lookup key.
    if (found.metadata[tierKey] !== tier)
      await stripe.prices.update(found.id, { metadata: { [tierKey]: tier } })
    say(`${key}: ${wanted}, as it should be.`)
    return found
  }
  const product = await ensureProduct(stripe, tier)
  const made = await stripe.prices.create({
    ...expectedPrice(tier),
    product,
    lookup_key: key,
    // Stripe prices are immutable. Existing subscribers keep the old one.
    transfer_lookup_key: true,
    nickname: `${plans[tier].name}, monthly`,
    metadata: { [tierKey]: tier },
  })
  if (!found) say(`${key}: made, ${wanted}.`)
  else
    say(`${key}: now ${wanted}. Whoever subscribed before pays what they paid until they change their plan.`)
  return made
}

async function ensurePortal(
  stripe: Stripe,
  prices: readonly Stripe.Price[],
  publicUrl: string | null,
  say: Say,
) {
  const settings = {
    ...(publicUrl && { default_return_url: `${publicUrl}/billing` }),
    features: {
      customer_update: {
        enabled: true,
        allowed_updates: ['address' as const, 'name' as const, 'tax_id' as const],
      },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        proration_behavior: 'always_invoice' as const,
        products: prices.map(({ id, product }) => ({
          product: typeof product === 'string' ? product : product.id,
          prices: [id],
        })),
        // Downgrades start with the next period, as on our own page.
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' as const }] },
      },
    },
  }
  const known = await findPortal(stripe)
  if (known) await stripe.billingPortal.configurations.update(known.id, settings)
  else await stripe.billingPortal.configurations.create({ ...settings, metadata: portalMetadata })
  say(`Customer portal: ${known ? 'brought up to date' : 'made'}.`)
}
