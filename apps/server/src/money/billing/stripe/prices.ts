import { type PaidTier, paidTiers } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'

/** How a plan's price is found, whatever its id is in this or that Stripe account. */
export const lookupKeyOf = (tier: PaidTier) => `foyer_${tier}_monthly`
export const productIdOf = (tier: PaidTier) => `foyer_${tier}`
export const tierMark = 'foyer_tier'

const currency = 'usd'

/** What the plan table says a month costs, in cents. */
const amountOf = (tier: PaidTier) => plans[tier].price! * 100

export const rightPrice = (tier: PaidTier) => ({
  currency,
  unit_amount: amountOf(tier),
  recurring: { interval: 'month' as const, interval_count: 1 },
})

/** Null for one that is as the plan table says; else what is wrong with it, for the operator. */
export function faultOf(price: Stripe.Price, tier: PaidTier): string | null {
  const { recurring } = price
  if (price.currency !== currency) return `it is in ${price.currency}, not in ${currency}`
  if (price.unit_amount !== amountOf(tier)) return `it is ${price.unit_amount} cents, not ${amountOf(tier)}`
  if (
    recurring?.interval !== 'month' ||
    recurring.interval_count !== 1 ||
    recurring.usage_type !== 'licensed'
  )
    return 'it is not a fixed price for each month'
  return null
}

/**
 * The plan that somebody pays for. Who bought before a price rose pays the old price, which has lost its lookup key to
 * the new one: so the mark that the setup makes, and the product, are asked too.
 */
export function tierOfPrice(price: Stripe.Price): PaidTier | null {
  const product = typeof price.product === 'string' ? price.product : price.product.id
  const fits = (tier: PaidTier) =>
    price.lookup_key === lookupKeyOf(tier) ||
    price.metadata[tierMark] === tier ||
    product === productIdOf(tier)
  return paidTiers.find(fits) ?? null
}

/** The price that a buyer of this plan pays. Nothing is sold at a price that our own pages don't show. */
export async function findPrice(stripe: Stripe, log: FastifyBaseLogger, tier: PaidTier): Promise<string> {
  const key = lookupKeyOf(tier)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = data
  const fault = price ? faultOf(price, tier) : 'there is no active price with it'
  if (price && !fault) return price.id
  log.error(`Stripe's price ${key} can’t be used: ${fault}. \`npm run admin -- stripe setup\` mends it.`)
  throw new Failure(
    'unavailable',
    `The ${plans[tier].name} plan can’t be bought right now: its price is not set up as it should be. Nothing was charged. Please write to support.`,
  )
}
