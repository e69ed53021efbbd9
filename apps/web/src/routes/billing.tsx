import type { Billing as BillingData, PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CurrentPlan } from '../features/billing/current-plan.tsx'
import { EnvironmentBadge, EnvironmentNote } from '../features/billing/environment-mark.tsx'
import { InvoiceList } from '../features/billing/invoice-list.tsx'
import { NearLimitWarning } from '../features/billing/near-limit-warning.tsx'
import { planChangeKind } from '../features/billing/plan-change-kind.ts'
import { SetByOperator, UpgradeBanner } from '../features/billing/upgrade-banner.tsx'
import { UsageHistory } from '../features/billing/usage-history.tsx'
import { UsagePanel } from '../features/billing/usage-panel.tsx'
import { useCheckoutReturn } from '../features/billing/use-checkout-return.ts'
import { type PlanChoice, usePlanChoice } from '../features/billing/use-plan-choice.tsx'
import { PlanGrid } from '../features/plan/plan-grid.tsx'
import { planPoints } from '../features/plan/plan-points.ts'
import { hasFailedToLoad, isFirstLoad } from '../lib/api/query-state.ts'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { billingQuery, limitsQuery } from '../shared/plan/plan-queries.ts'
import { Button } from '../ui/controls/button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/layout/skeleton.tsx'
import { ErrorState } from '../ui/layout/states.tsx'

function Part({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className="mt-6 flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        {about && <p className="text-muted">{about}</p>}
      </div>
      {children}
    </section>
  )
}

function Choose({ billing, choice, tier }: { billing: BillingData; choice: PlanChoice; tier: PaidTier }) {
  const way = planChangeKind(billing, tier)
  if (!way) return null
  return (
    <Button variant="secondary" busy={choice.leaving === tier} onClick={() => choice.choose(tier)}>
      {way === 'smaller' ? 'Switch' : 'Upgrade'} to {plans[tier].name}
    </Button>
  )
}

function Usage() {
  const limits = useQuery(limitsQuery)
  if (limits.data) return <UsagePanel limits={limits.data} />
  return hasFailedToLoad(limits) ? (
    <ErrorState
      title="Couldn’t load your usage"
      actions={<Button onClick={() => limits.refetch()}>Try again</Button>}
    >
      Your assistants are still answering. Please try again.
    </ErrorState>
  ) : (
    <Skeleton className="h-72 rounded-card" />
  )
}

function Loaded({ billing }: { billing: BillingData }) {
  const choice = usePlanChoice(billing)
  const limits = useQuery(limitsQuery)
  const { environment, tier, invoices } = billing
  // Custom plans are agreed on, not bought.
  const canBuy = environment !== null && tier !== 'custom' && tier !== 'admin'
  return (
    <div className="flex flex-col gap-6">
      {canBuy && <EnvironmentNote environment={environment} />}
      {!environment && tier !== 'admin' && <SetByOperator />}
      {tier === 'free' && planChangeKind(billing, 'pro') && <UpgradeBanner choice={choice} />}
      {limits.data && <NearLimitWarning limits={limits.data} />}
      <div className="grid gap-4 lg:grid-cols-2">
        <CurrentPlan billing={billing} choice={choice} includes={planPoints(tier)} />
        <Usage />
      </div>
      {tier !== 'admin' && (
        <Part title="Plans" about="Prices in US dollars. Change or cancel anytime; nothing is deleted.">
          <PlanGrid
            current={tier}
            action={(each) => <Choose billing={billing} choice={choice} tier={each} />}
          />
        </Part>
      )}
      <Part title="Usage by month">
        <UsageHistory />
      </Part>
      {(canBuy || invoices.length > 0) && (
        <Part title="Invoices">
          <InvoiceList invoices={invoices} />
        </Part>
      )}
      {choice.dialog}
    </div>
  )
}

export default function Billing() {
  useCheckoutReturn('billing')
  const billing = useQuery(billingQuery)
  return (
    <>
      <PageMeta title="Billing & Usage · Foyer" />
      <PageHeader
        title="Billing & Usage"
        badge={<EnvironmentBadge environment={billing.data?.environment} />}
        description="Your plan, usage and invoices."
      />
      {isFirstLoad(billing) && (
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
      {hasFailedToLoad(billing) && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <ErrorState
            title="Couldn’t load your plan"
            actions={<Button onClick={() => billing.refetch()}>Try again</Button>}
          >
            Your plan hasn’t changed, and you weren’t charged. Please try again.
          </ErrorState>
          <Usage />
        </div>
      )}
      {billing.data && <Loaded billing={billing.data} />}
    </>
  )
}
