import { type PaidTier, paidTiers } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'

/** Price ids differ between Stripe accounts, so prices are found by lookup key. */
export const lookupKeyOf = (tier: PaidTier) => `foyer_${tier}_monthly`
export const productIdOf = (tier: PaidTier) => `foyer_${tier}`
export const tierKey = 'foyer_tier'

const currency = 'usd'

const amountOf = (tier: PaidTier) => plans[tier].price! * 100

export const expectedPrice = (tier: PaidTier) => ({
  currency,
  unit_amount: amountOf(tier),
  recurring: { interval: 'month' as const, interval_count: 1 },
})

/** Null if the price matches the plan table. */
export function priceProblem(price: Stripe.Price, tier: PaidTier): string | null {
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

/** Old prices lose their lookup key to newer ones, so metadata and product are checked, too. */
export function tierOfPrice(price: Stripe.Price): PaidTier | null {
  const product = typeof price.product === 'string' ? price.product : price.product.id
  const fits = (tier: PaidTier) =>
    price.lookup_key === lookupKeyOf(tier) ||
    price.metadata[tierKey] === tier ||
    product === productIdOf(tier)
  return paidTiers.find(fits) ?? null
}

/** Refuses prices that differ from our pages. */
export async function findPrice(stripe: Stripe, log: FastifyBaseLogger, tier: PaidTier): Promise<string> {
  const key = lookupKeyOf(tier)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  const [price] = data
  const fault = price ? priceProblem(price, tier) : 'there is no active price with it'
  if (price && !fault) return price.id
  log.error(`Stripe's price ${key} can’t be used: ${fault}. \`npm run admin -- stripe setup\` mends it.`)
  throw new Failure(
    'unavailable',
    `The ${plans[tier].name} plan can’t be bought right now: its price is not set up as it should be. Nothing was charged. Please write to support.`,
  )
}
