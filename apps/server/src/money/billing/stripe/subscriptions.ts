import { type PaidTier, paidTiers } from '@foyer/contract/billing'
import type Stripe from 'stripe'
import { tierOfPrice } from './prices.ts'

/** Other purchases in the same Stripe account are ignored. */
export type PlanSubscription = {
  subscription: Stripe.Subscription
  item: Stripe.SubscriptionItem
  tier: PaidTier
}

const running = new Set<string>(['active', 'trialing', 'past_due', 'unpaid'])
export const isRunning = ({ status }: Pick<Stripe.Subscription, 'status'>) => running.has(status)

export function toPlanSubscription(subscription: Stripe.Subscription): PlanSubscription | null {
  for (const item of subscription.items.data) {
    const tier = tierOfPrice(item.price)
    if (tier) return { subscription, item, tier }
  }
  return null
}

export async function listPlans(stripe: Stripe, customer: string): Promise<PlanSubscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  })
  return data
    .filter(({ status }) => status !== 'incomplete_expired')
    .map(toPlanSubscription)
    .filter((plan) => plan !== null)
    .sort((a, b) => b.subscription.created - a.subscription.created)
}

const isOverdue = ({ subscription: { status } }: PlanSubscription) =>
  status === 'past_due' || status === 'unpaid'

function largestPaid(running: readonly PlanSubscription[]): PlanSubscription | null {
  const paid = running.filter((plan) => !isOverdue(plan))
  const candidates = paid.length > 0 ? paid : running
  for (const tier of [...paidTiers].reverse()) {
    const found = candidates.find((plan) => plan.tier === tier)
    if (found) return found
  }
  return null
}

/** The largest running plan, else one awaiting its first payment, else the newest. */
export const effectivePlan = (plans: readonly PlanSubscription[]): PlanSubscription | null =>
  largestPaid(plans.filter(({ subscription }) => isRunning(subscription))) ??
  plans.find(({ subscription }) => subscription.status === 'incomplete') ??
  plans[0] ??
  null

/** The end of a cancelled subscription. The portal sets `cancel_at`; others set `cancel_at_period_end`. */
export function cancelDate({ subscription, item }: PlanSubscription): number | null {
  if (subscription.cancel_at_period_end) return item.current_period_end
  const { cancel_at: at } = subscription
  return at !== null && at <= item.current_period_end ? at : null
}

export async function readNextTier(
  stripe: Stripe,
  { subscription, tier }: PlanSubscription,
): Promise<PaidTier | null> {
  const id = scheduleId(subscription)
  if (!id || !isRunning(subscription)) return null
  const schedule = await stripe.subscriptionSchedules.retrieve(id, { expand: ['phases.items.price'] })
  const ends = schedule.current_phase?.end_date
  const next = schedule.phases.find(({ start_date: begins }) => ends !== undefined && begins >= ends)
  const price = next?.items[0]?.price
  const planned = price && typeof price !== 'string' && !price.deleted ? tierOfPrice(price) : null
  return planned === tier ? null : planned
}

export const scheduleId = ({ schedule }: Stripe.Subscription): string | null =>
  typeof schedule === 'string' ? schedule : (schedule?.id ?? null)
