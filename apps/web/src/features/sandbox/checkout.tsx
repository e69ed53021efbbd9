import type { SandboxCheckout } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFirstLoad } from '../../lib/api/query-state.ts'
import { ApiError } from '../../lib/http/http.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatMoney } from '../../ui/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { CheckoutPayment } from './checkout-payment.tsx'
import { checkoutQuery } from './sandbox-calls.ts'

function Order({ checkout }: { checkout: SandboxCheckout }) {
  const { tier, amount, currency, email, cancelUrl } = checkout
  const total = formatMoney(amount, currency)
  return (
    <div className="flex flex-col items-start gap-6">
      <a
        href={cancelUrl}
        className="-ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-xs px-1 text-muted transition-colors hover:text-accent"
      >
        <ArrowLeft {...iconSize(18)} /> Back
      </a>
      <div>
        <h1 className="text-muted">Subscribe to the {plans[tier].name} plan</h1>
        <p className="mt-1 flex items-baseline gap-2">
          <span className="figures text-3xl font-semibold tracking-tight">{total}</span>
          <span className="text-muted">a month</span>
        </p>
      </div>
      <dl className="grid w-full grid-cols-[1fr_auto] gap-x-6 gap-y-3 border-t border-hairline pt-6">
        <dt>{plans[tier].name} plan, monthly</dt>
        <dd className="figures text-right">{total}</dd>
        <dt className="font-medium">Due today</dt>
        <dd className="figures text-right font-medium">{total}</dd>
      </dl>
      <p className="max-w-full [overflow-wrap:anywhere] text-muted">
        For {email}. Renews monthly. Cancel anytime.
      </p>
    </div>
  )
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex max-w-lg flex-col items-start gap-4">
      <h1 className="text-lg font-semibold">{title}</h1>
      <p className="text-muted">{children}</p>
      <ButtonLink href="/billing">Back to billing</ButtonLink>
    </Card>
  )
}

/** The sandbox version of a payment provider’s checkout. */
export function Checkout({ id }: { id: string }) {
  const checkout = useQuery(checkoutQuery(id))
  const { data, error } = checkout
  if (error instanceof ApiError && error.status === 404)
    return (
      <Closed title="Checkout not found">
        It may belong to another account. Choose a plan to start a new checkout.
      </Closed>
    )
  if (isFirstLoad(checkout))
    return (
      <div className="grid gap-10 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-112 rounded-card" />
      </div>
    )
  if (!data)
    return (
      <ErrorState
        level={1}
        title="Couldn’t load the checkout"
        actions={<Button onClick={() => checkout.refetch()}>Try again</Button>}
      >
        You weren’t charged, and your plan hasn’t changed.
      </ErrorState>
    )
  if (data.status === 'paid')
    return (
      <Closed title="This checkout is already paid">Your plan is active. There’s nothing left to pay.</Closed>
    )
  if (data.status === 'expired')
    return (
      <Closed title="This checkout has expired">
        You weren’t charged. Choose the plan again to continue.
      </Closed>
    )
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <Order checkout={data} />
      <CheckoutPayment checkout={data} onOver={() => void checkout.refetch()} />
    </div>
  )
}
