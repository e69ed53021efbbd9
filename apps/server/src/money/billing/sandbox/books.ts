import type { Card, PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'

// Timestamps are milliseconds of the sandbox's clock.

export type SandboxCard = Card & {
  /** Accepted at checkout, but declined later. */ failsLater: boolean
}

export type SandboxSubscription = {
  id: string
  tier: PaidTier
  status: 'active' | 'past_due' | 'canceled'
  /** The start. Each period begins on this day of the month. */
  anchor: number
  period: number
  cancelAtPeriodEnd: boolean
  nextTier: PaidTier | null
  pastDueSince: number | null
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
  paidWith: { brand: string; last4: string } | null
}

export type Books = {
  clockAheadMs: number
  card: SandboxCard | null
  subscription: SandboxSubscription | null
  invoices: SandboxInvoice[]
}

export const emptyBooks: Books = { clockAheadMs: 0, card: null, subscription: null, invoices: [] }

export const currency = 'usd'

export const priceOf = (tier: PaidTier) => plans[tier].price! * 100

export const totalOf = ({ lines }: Pick<SandboxInvoice, 'lines'>) =>
  lines.reduce((total, { amount }) => total + amount, 0)

/** Clamps to the last day of shorter months. */
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

export function isExpired({ expiryMonth, expiryYear }: Card, now: number): boolean {
  return now >= Date.UTC(expiryYear, expiryMonth, 1)
}

/** Whether a charge succeeds without the buyer's confirmation. */
export const canBeCharged = (card: SandboxCard | null, now: number): card is SandboxCard =>
  card !== null && !card.failsLater && !isExpired(card, now)

export function addInvoice(
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
