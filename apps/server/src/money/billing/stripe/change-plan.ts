import { type PaidTier, paidTiers } from '@foyer/contract/billing'
import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import { Failure } from '../../../platform/http/failure.ts'
import { ConfirmationNeeded } from '../confirmation-needed.ts'
import { isStripeError } from './explain-failure.ts'
import { openPortal } from './open-portal.ts'
import { findPrice } from './prices.ts'
import { countingPlan, isRunning, listPlans, type PlanSubscription, scheduleOf } from './subscriptions.ts'

type Change = { customerId: string; tier: PaidTier; returnUrl?: string }

/** Up at once, the difference paid; down from the next period on; to the plan one has: whatever was planned is off. */
export async function changePlan(stripe: Stripe, log: FastifyBaseLogger, change: Change): Promise<void> {
  const plan = countingPlan(await listPlans(stripe, change.customerId))
  if (!plan || !isRunning(plan.subscription))
    throw new Failure(
      'conflict',
      'There is no running subscription to change. Reload the page to see your plan.',
    )
  if (change.tier === plan.tier) return keepPlan(stripe, plan)
  const price = await findPrice(stripe, log, change.tier)
  // The list of what can be bought goes from the smallest to the largest.
  const goesUp = paidTiers.indexOf(change.tier) > paidTiers.indexOf(plan.tier)
  return goesUp ? upgrade(stripe, plan, price, change) : downgrade(stripe, plan, price)
}

async function keepPlan(stripe: Stripe, { subscription }: PlanSubscription) {
  const schedule = scheduleOf(subscription)
  if (schedule) await stripe.subscriptionSchedules.release(schedule)
  if (isCancelled(subscription)) await stripe.subscriptions.update(subscription.id, uncancelled(subscription))
}

/** Paid for or not done: a card that is declined leaves the plan as it was. */
async function upgrade(
  stripe: Stripe,
  { subscription, item }: PlanSubscription,
  price: string,
  { customerId, returnUrl }: Change,
): Promise<void> {
  const schedule = scheduleOf(subscription)
  // There is no larger plan that it could have planned: it is one whose last change is done.
  if (schedule) await stripe.subscriptionSchedules.release(schedule)
  try {
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item.id, price, quantity: 1 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      ...(isCancelled(subscription) && uncancelled(subscription)),
    })
  } catch (error) {
    if (!isStripeError(error) || !wantsConfirmation(error.code)) throw error
    // The bank wants to see the buyer. Stripe's portal asks for the same change with them before the screen.
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
    const { url } = await openPortal(stripe, { customerId, returnUrl, flow })
    throw new ConfirmationNeeded(url)
  }
}

const wantsConfirmation = (code: string | undefined) =>
  code === 'subscription_payment_intent_requires_action' || code === 'authentication_required'

async function downgrade(stripe: Stripe, { subscription, item }: PlanSubscription, price: string) {
  // Stripe lets nobody cancel or resume what a schedule manages: so first that, and back if the rest fails.
  if (isCancelled(subscription)) await stripe.subscriptions.update(subscription.id, uncancelled(subscription))
  try {
    const known = scheduleOf(subscription)
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

const uncancelled = ({
  cancel_at_period_end: atEnd,
}: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  atEnd ? { cancel_at_period_end: false } : { cancel_at: '' }
