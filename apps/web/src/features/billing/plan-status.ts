import type { Billing, PaidTier } from '@foyer/contract/billing'
import { plans, type Tier } from '@foyer/contract/plans'
import { formatLongDay, formatMoney } from '../../ui/format.ts'

export type PlanStatus = {
  badge: { tone: 'good' | 'warn' | 'bad'; label: string }
  sentence: string
}

export const planName = (tier: Tier) => (tier === 'admin' ? plans.admin.name : `${plans[tier].name} Plan`)

export const monthlyPrice = (tier: PaidTier | 'free') => formatMoney((plans[tier].price ?? 0) * 100)

/** What the plan costs whoever has it; null where they don't pay for it here. */
export function pricePaid({ tier, subscription }: Billing) {
  if (tier === 'free') return monthlyPrice('free')
  return subscription?.tier === tier ? monthlyPrice(subscription.tier) : null
}

const active = { tone: 'good', label: 'Active' } as const

function withoutSubscription(tier: Tier) {
  if (tier === 'admin') return 'No limits and no bill: you run this Foyer.'
  if (tier === 'free') return 'Free for as long as you like. No card needed.'
  return tier === 'custom'
    ? 'As agreed with whoever runs this Foyer.'
    : 'Set by whoever runs this Foyer. Nothing is charged here.'
}

const overdue = { tone: 'bad', label: 'Past due' } as const

/** How a plan stands, in a word and in a sentence. */
export function planStatus({ tier, status, subscription }: Billing): PlanStatus {
  if (!subscription)
    return {
      badge: active,
      sentence:
        tier === 'free' && status === 'canceled'
          ? 'Your paid plan has ended. Nothing was deleted: what rests comes back with a larger plan.'
          : withoutSubscription(tier),
    }
  const { name } = plans[subscription.tier]
  const end = formatLongDay(subscription.currentPeriodEnd)
  if (tier === 'free')
    return {
      badge: overdue,
      sentence: `A payment for ${name} is overdue, so you are on the Free plan. Pay it and ${name} is back at once, with everything you had.`,
    }
  if (tier !== subscription.tier)
    return {
      badge: active,
      sentence: `${withoutSubscription(tier)} Your ${name} subscription runs beside it, until you cancel it.`,
    }
  if (status === 'past_due')
    return {
      badge: overdue,
      sentence: subscription.graceEndsAt
        ? `Your last payment failed. ${name} keeps serving until ${formatLongDay(subscription.graceEndsAt)}: update your payment method before then.`
        : 'Your last payment failed. Update your payment method to keep your plan.',
    }
  if (subscription.cancelAtPeriodEnd)
    return {
      badge: { tone: 'warn', label: 'Canceled' },
      sentence: `${name} keeps serving until ${end}. After that you are on the Free plan, and nothing is deleted.`,
    }
  if (subscription.nextTier)
    return {
      badge: active,
      sentence: `Changes to ${plans[subscription.nextTier].name} on ${end}, then ${monthlyPrice(subscription.nextTier)} a month.`,
    }
  return { badge: active, sentence: `Renews on ${end} for ${monthlyPrice(subscription.tier)}.` }
}
