import type { Billing, PaidTier } from '@foyer/contract/billing'
import { plans, type Tier } from '@foyer/contract/plans'
import { formatLongDay, formatMoney } from '../../ui/format.ts'

export type PlanStatus = {
  badge: { tone: 'good' | 'warn' | 'bad'; label: string }
  sentence: string
}

export const planName = (tier: Tier) => (tier === 'admin' ? plans.admin.name : `${plans[tier].name} Plan`)

export const monthlyPrice = (tier: PaidTier | 'free') => formatMoney((plans[tier].price ?? 0) * 100)

/** Null if they don’t pay for the plan here. */
export function pricePaid({ tier, subscription }: Billing) {
  if (tier === 'free') return monthlyPrice('free')
  return subscription?.tier === tier ? monthlyPrice(subscription.tier) : null
}

const active = { tone: 'good', label: 'Active' } as const

function withoutSubscription(tier: Tier) {
  if (tier === 'admin') return 'No limits and no bill: you’re an administrator.'
  if (tier === 'free') return 'Free for as long as you like. No card needed.'
  return tier === 'custom' ? 'As agreed with the operator.' : 'Set by the operator. Nothing is charged here.'
}

const overdue = { tone: 'bad', label: 'Past due' } as const

export function planStatus({ tier, status, subscription }: Billing): PlanStatus {
  if (!subscription)
    return {
      badge: active,
      sentence:
        tier === 'free' && status === 'canceled'
          ? 'Your paid plan has ended. Nothing was deleted: inactive assistants come back when you upgrade.'
          : withoutSubscription(tier),
    }
  const { name } = plans[subscription.tier]
  const end = formatLongDay(subscription.currentPeriodEnd)
  if (tier === 'free')
    return {
      badge: overdue,
      sentence: `A payment for ${name} is overdue, so you’re on the Free plan. Pay it to get ${name} back right away, with everything you had.`,
    }
  if (tier !== subscription.tier)
    return {
      badge: active,
      sentence: `${withoutSubscription(tier)} Your ${name} subscription keeps running until you cancel it.`,
    }
  if (status === 'past_due')
    return {
      badge: overdue,
      sentence: subscription.graceEndsAt
        ? `Your last payment failed. Update your payment method by ${formatLongDay(subscription.graceEndsAt)} to keep ${name}.`
        : 'Your last payment failed. Update your payment method to keep your plan.',
    }
  if (subscription.cancelAtPeriodEnd)
    return {
      badge: { tone: 'warn', label: 'Canceled' },
      sentence: `You have ${name} until ${end}. Then you’ll be on the Free plan, and nothing is deleted.`,
    }
  if (subscription.nextTier)
    return {
      badge: active,
      sentence: `Changes to ${plans[subscription.nextTier].name} on ${end}, then ${monthlyPrice(subscription.nextTier)} a month.`,
    }
  return { badge: active, sentence: `Renews on ${end} for ${monthlyPrice(subscription.tier)}.` }
}
