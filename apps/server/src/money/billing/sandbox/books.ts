import type { Card, PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'

// The sandbox's books, as a provider keeps them elsewhere. Moments are milliseconds by the sandbox's own clock.

export type SandboxCard = Card & {
  /** Attaches, and is declined whenever it is charged later. */ failsLater: boolean
}

export type SandboxSubscription = {
  id: string
  tier: PaidTier
  status: 'active' | 'past_due' | 'canceled'
  /** When it began; every period begins on that day of a month. */
  anchor: number
  /** Which period it is in, counted from 0. */
  period: number
  cancelAtPeriodEnd: boolean
  nextTier: PaidTier | null
  pastDueSince: number | null
  /** How often the overdue payment was tried again. */
  retries: number
}

export type InvoiceLine = { description: string; amount: number }

export type SandboxInvoice = {
  id: string
  number: string
  description: string
  lines: InvoiceLine[]
  status: 'paid' | 'failed' | 'void'
  issuedAt: number
  /** The card it was paid with. */
  paidWith: { brand: string; last4: string } | null
}

export type Books = {
  /** How far the sandbox's clock was moved ahead. */
  clockAheadMs: number
  card: SandboxCard | null
  subscription: SandboxSubscription | null
  /** Newest first. */
  invoices: SandboxInvoice[]
}

export const emptyBooks: Books = { clockAheadMs: 0, card: null, subscription: null, invoices: [] }

export const currency = 'usd'

export const priceOf = (tier: PaidTier) => plans[tier].price! * 100

export const totalOf = ({ lines }: Pick<SandboxInvoice, 'lines'>) =>
  lines.reduce((total, { amount }) => total + amount, 0)

/** The same day some months on, or the last of a month that has no such day. */
export function addMonths(moment: number, months: number): number {
  const from = new Date(moment)
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(
    year,
    month,
    Math.min(from.getUTCDate(), lastDay),
    from.getUTCHours(),
    from.getUTCMinutes(),
    from.getUTCSeconds(),
    from.getUTCMilliseconds(),
  )
}

export const periodOf = ({ anchor, period }: Pick<SandboxSubscription, 'anchor' | 'period'>) => ({
  start: addMonths(anchor, period),
  end: addMonths(anchor, period + 1),
})

export function isOutdated({ expiryMonth, expiryYear }: Card, now: number): boolean {
  return now >= Date.UTC(expiryYear, expiryMonth, 1)
}

/** Whether a charge goes through that nobody is there to confirm. */
export const canBeCharged = (card: SandboxCard | null, now: number): card is SandboxCard =>
  card !== null && !card.failsLater && !isOutdated(card, now)

export function withInvoice(
  books: Books,
  invoice: Pick<SandboxInvoice, 'description' | 'lines' | 'status' | 'issuedAt'>,
): Books {
  const { card, invoices } = books
  const written: SandboxInvoice = {
    ...invoice,
    id: `sbx_in_${crypto.randomUUID()}`,
    number: `SANDBOX-${String(invoices.length + 1).padStart(4, '0')}`,
    paidWith: invoice.status === 'paid' && card ? { brand: card.brand, last4: card.last4 } : null,
  }
  return { ...books, invoices: [written, ...invoices] }
}
