import type { Invoice } from '@foyer/contract/billing'
import type { CustomerState } from '../provider.ts'
import { type Books, currency, periodOf, type SandboxInvoice, totalOf } from './books.ts'

const shownInvoices = 24

export function toState({ subscription, card, invoices, clockAheadMs }: Books): CustomerState {
  return {
    clockAheadMs,
    subscription: subscription && {
      subscriptionId: subscription.id,
      tier: subscription.tier,
      status: subscription.status,
      currentPeriodEnd: new Date(periodOf(subscription).end),
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      nextTier: subscription.nextTier,
      pastDueSince: subscription.pastDueSince === null ? null : new Date(subscription.pastDueSince),
      card: card && {
        brand: card.brand,
        last4: card.last4,
        expiryMonth: card.expiryMonth,
        expiryYear: card.expiryYear,
      },
    },
    invoices: invoices.slice(0, shownInvoices).map(toInvoice),
  }
}

const toInvoice = (invoice: SandboxInvoice): Invoice => ({
  id: invoice.id,
  number: invoice.number,
  description: invoice.description,
  amount: totalOf(invoice),
  refunded: 0,
  currency,
  status: invoice.status,
  issuedAt: new Date(invoice.issuedAt).toISOString(),
  url: `/api/sandbox/receipts/${invoice.id}`,
})
