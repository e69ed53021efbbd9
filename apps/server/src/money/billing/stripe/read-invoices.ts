import type { Invoice } from '@foyer/contract/billing'
import type Stripe from 'stripe'

export type ReadInvoice = {
  shown: Invoice
  raw: Stripe.Invoice
  subscriptionId: string | null
  /** Refunded, or disputed through the bank. */
  returned: 'refunded' | 'disputed' | null
}

const atMost = 24

export async function readInvoices(stripe: Stripe, customer: string): Promise<ReadInvoice[]> {
  const [{ data: invoices }, { data: charges }] = await Promise.all([
    stripe.invoices.list({ customer, limit: atMost, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: 100 }),
  ])
  const disputed = await listDisputed(stripe, charges)
  return invoices
    .filter(({ status, total }) => status !== 'draft' && status !== null && total !== 0)
    .map((invoice) => {
      const paidBy = chargesOf(invoice, charges)
      const refunded = paidBy.reduce((sum, { amount_refunded: amount }) => sum + amount, 0)
      const status = statusOf(
        invoice,
        refunded,
        paidBy.some(({ id }) => disputed.has(id)),
      )
      return {
        shown: {
          id: invoice.id,
          number: invoice.number ?? invoice.id,
          description: describe(invoice),
          amount: invoice.total,
          refunded,
          currency: invoice.currency,
          status,
          issuedAt: new Date(dueAt(invoice) * 1_000).toISOString(),
          url: invoice.hosted_invoice_url ?? invoice.invoice_pdf ?? null,
        },
        raw: invoice,
        subscriptionId: subscriptionOf(invoice),
        returned: status === 'refunded' || status === 'disputed' ? status : null,
      }
    })
}

/** When payment was first due, since renewal invoices are created an hour earlier. */
export const dueAt = ({ status_transitions: { finalized_at: finalized }, created }: Stripe.Invoice) =>
  finalized ?? created

function statusOf(invoice: Stripe.Invoice, refunded: number, disputed: boolean): Invoice['status'] {
  switch (invoice.status) {
    case 'paid':
      if (disputed) return 'disputed'
      if (refunded === 0) return 'paid'
      return refunded >= invoice.amount_paid ? 'refunded' : 'partly_refunded'
    case 'void':
      return 'void'
    case 'uncollectible':
      return 'failed'
    default:
      return invoice.attempt_count > 0 ? 'failed' : 'open'
  }
}

function chargesOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Stripe.Charge[] {
  const paidWith = new Set(
    invoice.payments?.data.map(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge)),
  )
  return charges.filter(
    ({ id, payment_intent: intent, paid }) => paid && (paidWith.has(id) || paidWith.has(idOf(intent))),
  )
}

// Inquiries and won disputes take no money.
const takesMoney = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
])

/** A charge stays marked as disputed, so the dispute's status decides. */
async function listDisputed(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const { data } = await stripe.disputes.list({ charge: id, limit: 100 })
    if (data.some(({ status }) => takesMoney.has(status))) found.add(id)
  }
  return found
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription)
}

function describe({ description, billing_reason: reason, lines }: Stripe.Invoice): string {
  if (description) return description
  if (reason === 'subscription_update') return 'Change of plan, for the rest of the month'
  return lines.data.at(-1)?.description ?? 'Foyer'
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
