import { Route, Switch } from 'wouter'
import { InvoiceList } from '../features/billing/invoice-list.tsx'
import { Checkout } from '../features/sandbox/checkout.tsx'
import { Portal } from '../features/sandbox/portal.tsx'
import { SandboxFrame } from '../features/sandbox/sandbox-frame.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'

/** The sandbox checkout and portal share a file because they share most of their code. */
export default function Sandbox() {
  return (
    <SandboxFrame>
      <Switch>
        <Route path="/sandbox/checkout/:id">
          {({ id }) => (
            <>
              <PageMeta title="Sandbox checkout · Foyer" />
              <Checkout id={encodeURIComponent(id)} />
            </>
          )}
        </Route>
        <Route>
          <PageMeta title="Sandbox portal · Foyer" />
          <Portal invoices={(invoices) => <InvoiceList invoices={invoices} />} />
        </Route>
      </Switch>
    </SandboxFrame>
  )
}
