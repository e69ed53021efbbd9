import type { Invoice, SandboxPortal } from '@foyer/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFirstLoad } from '../../lib/api/query-state.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { Card, Section } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { PortalCard } from './portal-card.tsx'
import { PortalClock } from './portal-clock.tsx'
import { PortalPlan } from './portal-plan.tsx'
import { portalQuery } from './sandbox-calls.ts'
import { usePortalAction } from './use-portal-action.ts'

type PortalProps = { invoices: (invoices: Invoice[]) => ReactNode }

function Loaded({ portal, invoices }: { portal: SandboxPortal } & PortalProps) {
  const acting = usePortalAction()
  const { subscription, status } = portal
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <a
          href={portal.returnUrl}
          className="-ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-xs px-1 text-muted transition-colors hover:text-accent"
        >
          <ArrowLeft {...iconSize(18)} /> Back to Foyer
        </a>
        <h1 className="text-xl font-semibold tracking-tight">Billing portal</h1>
      </div>
      <PortalClock
        portal={portal}
        busy={acting.isPending && acting.variables.action === 'move-clock'}
        held={acting.isPending}
        onMove={() => acting.mutate({ action: 'move-clock' }, { onError: showFailure('Error') })}
      />
      <div>
        <Section title="Plan">
          {subscription ? (
            <PortalPlan portal={portal} subscription={subscription} acting={acting} />
          ) : (
            <Card className="text-muted">No active plan.</Card>
          )}
        </Section>
        {subscription && status !== 'canceled' && (
          <Section title="Payment method">
            <PortalCard card={subscription.card} acting={acting} />
          </Section>
        )}
        <Section title="Invoices">{invoices(portal.invoices)}</Section>
      </div>
    </div>
  )
}

/** The sandbox version of a payment provider’s portal, with an adjustable clock. */
export function Portal({ invoices }: PortalProps) {
  const portal = useQuery(portalQuery)
  if (portal.data) return <Loaded portal={portal.data} invoices={invoices} />
  if (isFirstLoad(portal))
    return (
      <div className="flex flex-col gap-6">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    )
  return (
    <ErrorState
      level={1}
      title="Couldn’t load the portal"
      actions={<Button onClick={() => portal.refetch()}>Try again</Button>}
    >
      Your plan and card haven’t changed.
    </ErrorState>
  )
}
