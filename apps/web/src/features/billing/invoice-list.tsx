import type { Invoice } from '@foyer/contract/billing'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { linkClass } from '../../ui/controls/text-link.tsx'
import { formatLongDay, formatMoney } from '../../ui/format.ts'

const states: Record<Invoice['status'], { tone: BadgeTone; label: string }> = {
  paid: { tone: 'good', label: 'Paid' },
  open: { tone: 'warn', label: 'Open' },
  failed: { tone: 'bad', label: 'Failed' },
  refunded: { tone: 'plain', label: 'Refunded' },
  partly_refunded: { tone: 'plain', label: 'Partially refunded' },
  disputed: { tone: 'warn', label: 'Disputed' },
  void: { tone: 'plain', label: 'Void' },
}

function Line({ invoice }: { invoice: Invoice }) {
  const { number, description, amount, refunded, currency, status, issuedAt, url } = invoice
  const { tone, label } = states[status]
  // Receipts are for received payments.
  const documentName = status === 'failed' || status === 'open' || status === 'void' ? 'Invoice' : 'Receipt'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 p-4 sm:grid-cols-[1fr_8rem_7rem_4rem] sm:px-6">
      <div className="min-w-0">
        <p className="font-medium">{description}</p>
        <p className="figures text-xs text-muted">
          {formatLongDay(issuedAt)} · {number}
        </p>
      </div>
      <p className="figures text-right font-medium">
        <span>{formatMoney(amount, currency)}</span>
        {refunded > 0 && (
          <span className="block text-xs font-normal text-muted">
            {formatMoney(refunded, currency)} refunded
          </span>
        )}
      </p>
      <div className="sm:justify-self-center">
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="text-right">
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${documentName} ${number}`}
            className={linkClass}
          >
            {documentName}
          </a>
        )}
      </div>
    </li>
  )
}

export function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  return invoices.length === 0 ? (
    <p className="rounded-card border border-hairline bg-surface p-6 text-muted">
      No invoices yet. Your first one appears after you pay for a plan.
    </p>
  ) : (
    <ul
      aria-label="Invoices"
      className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
    >
      {invoices.map((invoice) => (
        <Line key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}
