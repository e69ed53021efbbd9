import type { PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { Failure } from '../../../platform/http/failure.ts'
import {
  addInvoice,
  type Books,
  canBeCharged,
  priceOf,
  type SandboxCard,
  type SandboxSubscription,
} from './books.ts'
import { prorate } from './prorate.ts'
import { endSubscription, nextEvent, payOverdue, settle } from './settle.ts'

export function subscribe(
  books: Books,
  { tier, card, now }: { tier: PaidTier; card: SandboxCard; now: number },
): Books {
  if (books.subscription && books.subscription.status !== 'canceled')
    throw new Failure('conflict', 'You have a subscription already. Nothing was charged.')
  const subscription: SandboxSubscription = {
    id: `sbx_sub_${crypto.randomUUID()}`,
    tier,
    status: 'active',
    anchor: now,
    period: 0,
    cancelAtPeriodEnd: false,
    nextTier: null,
    pastDueSince: null,
    retries: 0,
  }
  return addInvoice(
    { ...books, card, subscription },
    {
      description: `${plans[tier].name} plan`,
      lines: [{ description: `${plans[tier].name} plan, one month`, amount: priceOf(tier) }],
      status: 'paid',
      issuedAt: now,
    },
  )
}

export function changeSandboxPlan(books: Books, tier: PaidTier, now: number): Books {
  const subscription = requirePaid(books)
  const goesOn = { ...subscription, cancelAtPeriodEnd: false, nextTier: null }
  if (priceOf(tier) < priceOf(subscription.tier))
    return { ...books, subscription: { ...goesOn, nextTier: tier } }
  if (tier === subscription.tier) return { ...books, subscription: goesOn }
  if (!canBeCharged(books.card, now)) {
    throw new Failure(
      'payment_required',
      'Your card was declined. Nothing was charged, and your plan is as it was. Please replace your card.',
    )
  }
  return addInvoice(
    { ...books, subscription: { ...goesOn, tier } },
    {
      description: `Change from ${plans[subscription.tier].name} to ${plans[tier].name}`,
      lines: prorate(subscription, tier, now),
      status: 'paid',
      issuedAt: now,
    },
  )
}

/** Takes effect at the end of the paid period, or at once if payment is overdue. */
export function cancel(books: Books): Books {
  const subscription = requireRunning(books)
  if (subscription.status === 'past_due') return endSubscription(books)
  return { ...books, subscription: { ...subscription, cancelAtPeriodEnd: true, nextTier: null } }
}

export function resume(books: Books): Books {
  const subscription = requireRunning(books)
  return { ...books, subscription: { ...subscription, cancelAtPeriodEnd: false } }
}

/** Retries an overdue payment with the new card. */
export function replaceCard(books: Books, card: SandboxCard, now: number): Books {
  const replaced = { ...books, card }
  return books.subscription?.status === 'past_due' && canBeCharged(card, now)
    ? payOverdue(replaced)
    : replaced
}

export function moveClock(books: Books, now: number): Books {
  const event = nextEvent(books)
  if (!event) throw new Failure('conflict', 'Nothing is going to happen: no subscription is running.')
  const ahead = Math.max(books.clockAheadMs, event.at - now)
  return settle({ ...books, clockAheadMs: ahead }, now + ahead)
}

function requireRunning({ subscription }: Books): SandboxSubscription {
  if (!subscription || subscription.status === 'canceled')
    throw new Failure('conflict', 'No subscription is running. Choose a plan first.')
  return subscription
}

function requirePaid(books: Books): SandboxSubscription {
  const subscription = requireRunning(books)
  if (subscription.status === 'past_due')
    throw new Failure('conflict', 'A payment is overdue. Replace your card first, then change the plan.')
  return subscription
}
