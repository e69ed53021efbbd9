import { type PaidTier, paidTiers } from '@foyer/contract/billing'
import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'
import { ConfirmationNeeded } from '../confirmation-needed.ts'
import { isStripeError } from './explain-failure.ts'
import { openStripePortal } from './open-portal.ts'
import { findPrice } from './prices.ts'
import { effectivePlan, isRunning, listPlans, type PlanSubscription, scheduleId } from './subscriptions.ts'

type Change = { customerId: string; tier: PaidTier; returnUrl?: string }

/**
 * Upgrades charge the difference at once, downgrades wait for the next period, and the current plan cancels planned
 * changes.
 */
export async function changeStripePlan(
  stripe: Stripe,
  log: FastifyBaseLogger,
  change: Change,
): Promise<void> {
  const plan = effectivePlan(await listPlans(stripe, change.customerId))
  if (!plan || !isRunning(plan.subscription))
    throw new Failure(
      'conflict',
      'There is no running subscription to change. Reload the page to see your plan.',
    )
  if (change.tier === plan.tier) return keepPlan(stripe, plan)
  const price = await findPrice(stripe, log, change.tier)
  const goesUp = paidTiers.indexOf(change.tier) > paidTiers.indexOf(plan.tier)
  return goesUp ? upgrade(stripe, plan, price, change) : downgrade(stripe, plan, price)
}

async function keepPlan(stripe: Stripe, { subscription }: PlanSubscription) {
  const schedule = scheduleId(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule)
  if (isCancelled(subscription))
    await stripe.subscriptions.update(subscription.id, undoCancellation(subscription))
}

async function upgrade(
  stripe: Stripe,
  { subscription, item }: PlanSubscription,
  price: string,
  { customerId, returnUrl }: Change,
): Promise<void> {
  const schedule = scheduleId(subscription)
  // An upgrade leaves nothing planned, so the schedule's last phase has begun.
  if (schedule) await stripe.subscriptionSchedules.release(schedule)
  try {
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price, quantity: 1 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      ...(isCancelled(subscription) && undoCancellation(subscription)),
    })
  } catch (error) {
    if (!isStripeError(error) || !wantsConfirmation(error.code)) throw error
    // The bank requires confirmation, so Stripe's portal shows the same change to the buyer.
    const flow = {
      type: 'subscription_update_confirm' as const,
      subscription_update_confirm: {
        subscription: subscription.id,
        items: [{ id: item.id, price, quantity: 1 }],
      },
      ...(returnUrl && {
        after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } },
      }),
    }
    const { url } = await openStripePortal(stripe, { customerId, returnUrl, flow })
    throw new ConfirmationNeeded(url)
  }
}

const wantsConfirmation = (code: string | undefined) =>
  code === 'subscription_payment_intent_requires_action' || code === 'authentication_required'

async function downgrade(stripe: Stripe, { subscription, item }: PlanSubscription, price: string) {
  // Stripe forbids changing cancellation under a schedule, so this comes first and is undone on failure.
  if (isCancelled(subscription))
    await stripe.subscriptions.update(subscription.id, undoCancellation(subscription))
  try {
    const known = scheduleId(subscription)
    const schedule = known
      ? await stripe.subscriptionSchedules.retrieve(known)
      : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: schedule.current_phase?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    })
  } catch (error) {
    if (isCancelled(subscription))
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    throw error
  }
}

const isCancelled = ({ cancel_at: at, cancel_at_period_end: atEnd }: Stripe.Subscription) =>
  atEnd || at !== null

const undoCancellation = ({
  cancel_at_period_end: atEnd,
}: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  atEnd ? { cancel_at_period_end: false } : { cancel_at: '' }
