import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { inlineSource, pageHead } from '../../../platform/http/own-page.ts'
import type { Services } from '../../../services.ts'
import { currency, type SandboxInvoice, totalOf } from './books.ts'
import { findSandboxCustomer } from './store.ts'

const style = `
  :root { color-scheme: light dark; --page: light-dark(#faf8f5, #151217); --surface: light-dark(#fff, #1d1920); --hairline: light-dark(#e8e3dc, #322b37); --ink: light-dark(#1f1a24, #f3eef6); --muted: light-dark(#6b6372, #a99fb1); --warning: light-dark(#8a4b00, #f2c078) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
  main { max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem }
  h1 { margin: 0 0 1.5rem; font: 500 2rem/1.2 Georgia, serif }
  .sandbox { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 1px solid var(--warning); border-radius: 12px; color: var(--warning); font-weight: 500 }
  .paper { padding: 1.25rem; border: 1px solid var(--hairline); border-radius: 16px; background: var(--surface); overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 1.5rem }
  dt { color: var(--muted) }
  dd { margin: 0 }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: .5rem 0; border-top: 1px solid var(--hairline); text-align: start; font-weight: 400 }
  td { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
  tfoot th, tfoot td { font-weight: 600 }
`

const states: Record<SandboxInvoice['status'], string> = {
  paid: 'Paid',
  failed: 'Not paid: the card was declined',
  void: 'Void',
}

export const receiptPolicy = `default-src 'none'; style-src ${inlineSource(style)}; frame-ancestors 'none'`

export async function writeReceipt(
  { db }: Pick<Services, 'db'>,
  { id: accountId, email }: { id: string; email: string },
  invoiceId: string,
): Promise<string> {
  const customer = await findSandboxCustomer(db, accountId)
  const invoice = customer?.books.invoices.find(({ id }) => id === invoiceId)
  if (!invoice) throw new Failure('not_found', 'No such receipt.')
  const { number, lines, status, issuedAt, paidWith } = invoice
  const rows: [string, string][] = [
    ['Number', number],
    ['Date', day.format(issuedAt)],
    ['For', email],
    ['Status', states[status]],
    ...(paidWith ? ([['Card', `${paidWith.brand} ending in ${paidWith.last4}`]] as [string, string][]) : []),
  ]
  return `${pageHead(`Receipt ${number} (SANDBOX)`, style)}
<body>
<main>
  <p class="sandbox">SANDBOX: no money was moved, and this is no invoice for the books.</p>
  <h1>Receipt</h1>
  <div class="paper">
    <dl>${rows.map(([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
    <table>
      <tbody>${lines.map((line) => `<tr><th scope="row">${escapeHtml(line.description)}</th><td>${money(line.amount)}</td></tr>`).join('')}</tbody>
      <tfoot><tr><th scope="row">Total</th><td>${money(totalOf(invoice))}</td></tr></tfoot>
    </table>
  </div>
</main>
</body>
</html>
`
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
const money = (cents: number) => dollars.format(cents / 100)
