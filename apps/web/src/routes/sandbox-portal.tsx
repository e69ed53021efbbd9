import { InvoiceList } from '../features/billing/invoice-list.tsx'
import { Portal } from '../features/sandbox/portal.tsx'
import { PageMeta } from '../lib/page-meta.tsx'

export default function SandboxPortal() {
  return (
    <>
      <PageMeta title="Sandbox portal · Foyer" />
      <Portal invoices={(invoices) => <InvoiceList invoices={invoices} />} />
    </>
  )
}
