import { plans } from '@foyer/contract/plans'
import { addInvoice, type Books, canBeCharged, periodOf, priceOf, type SandboxSubscription } from './books.ts'

const day = 24 * 3_600_000

const retryDays = [3, 7]
const givenUpAfterDays = 14

export type SandboxEvent = { kind: 'renewal' | 'retry' | 'end'; at: number }

export function nextEvent({ subscription }: Books): SandboxEvent | null {
  if (!subscription || subscription.status === 'canceled') return null
  const { status, pastDueSince, retries, cancelAtPeriodEnd } = subscription
  if (status === 'past_due' && pastDueSince !== null) {
    const retryDay = retryDays[retries]
    return retryDay === undefined
      ? { kind: 'end', at: pastDueSince + givenUpAfterDays * day }
      : { kind: 'retry', at: pastDueSince + retryDay * day }
  }
  return { kind: cancelAtPeriodEnd ? 'end' : 'renewal', at: periodOf(subscription).end }
}

/** Applies due events in order. Returns the same object if there are none. */
export function settle(books: Books, now: number): Books {
  let settled = books
  for (let event = nextEvent(settled); event && event.at <= now; event = nextEvent(settled))
    settled = applyEvent(settled, event)
  return settled
}

function applyEvent(books: Books, { kind, at }: SandboxEvent): Books {
  if (kind === 'renewal') return renew(books, at)
  if (kind === 'retry') return canBeCharged(books.card, at) ? payOverdue(books) : afterRetry(books)
  return endSubscription(books)
}

function renew(books: Books, at: number): Books {
  const before = books.subscription!
  const tier = before.nextTier ?? before.tier
  const isPaid = canBeCharged(books.card, at)
  const subscription: SandboxSubscription = {
    ...before,
    tier,
    nextTier: null,
    period: before.period + 1,
    status: isPaid ? 'active' : 'past_due',
    pastDueSince: isPaid ? null : at,
    retries: 0,
  }
  return addInvoice(
    { ...books, subscription },
    {
      description: `${plans[tier].name} plan`,
      lines: [{ description: `${plans[tier].name} plan, one month`, amount: priceOf(tier) }],
      status: isPaid ? 'paid' : 'failed',
      issuedAt: at,
    },
  )
}

const afterRetry = (books: Books): Books => ({
  ...books,
  subscription: { ...books.subscription!, retries: books.subscription!.retries + 1 },
})

export function payOverdue(books: Books): Books {
  const { card, subscription, invoices } = books
  return {
    ...books,
    subscription: { ...subscription!, status: 'active', pastDueSince: null, retries: 0 },
    invoices: invoices.map((invoice) =>
      invoice.status === 'failed'
        ? { ...invoice, status: 'paid', paidWith: { brand: card!.brand, last4: card!.last4 } }
        : invoice,
    ),
  }
}

export const endSubscription = (books: Books): Books => ({
  ...books,
  subscription: { ...books.subscription!, status: 'canceled', pastDueSince: null, nextTier: null },
  invoices: books.invoices.map((invoice) =>
    invoice.status === 'failed' ? { ...invoice, status: 'void' } : invoice,
  ),
})
