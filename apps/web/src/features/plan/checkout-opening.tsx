import type { PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasFailedToLoad } from '../../lib/api/query-state.ts'
import { messageOf } from '../../lib/http/http.ts'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { LoadingState } from '../../ui/layout/spinner.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { checkoutFailed, openCheckout } from './open-checkout.ts'
import { priceOf } from './plan-points.ts'

const seePlans = (
  <ButtonLink href="/billing" variant="secondary">
    Billing & Plans
  </ButtonLink>
)

export function CheckoutOpening({ tier }: { tier: PaidTier }) {
  const limits = useQuery(limitsQuery)
  const [failure, setFailure] = useState<string | null>(null)
  const hasStarted = useRef(false)
  const { name } = plans[tier]
  const current = limits.data?.tier

  const open = useEffectEvent(async () => {
    if (hasStarted.current) return
    hasStarted.current = true
    try {
      // Going back from the payment page must skip this one, which would open the checkout again.
      window.location.replace(await openCheckout(tier))
    } catch (error) {
      setFailure(messageOf(error, ''))
    }
  })
  // Only for free accounts: a link must never change a running subscription.
  useEffect(() => {
    if (current === 'free' && failure === null) void open()
  }, [current, failure])

  function tryAgain() {
    hasStarted.current = false
    setFailure(null)
    if (!limits.data) void limits.refetch()
  }

  if (failure !== null || hasFailedToLoad(limits))
    return (
      <ErrorState
        level={1}
        title={checkoutFailed}
        actions={
          <>
            <Button onClick={tryAgain}>Try again</Button>
            {seePlans}
          </>
        }
      >
        {failure && <span>{failure} </span>}
        <span>You weren’t charged, and your account hasn’t changed.</span>
      </ErrorState>
    )
  if (current && current !== 'free')
    return (
      <EmptyState
        level={1}
        title={current === tier ? `You’re already on the ${name} plan` : 'You already have a plan'}
        actions={<ButtonLink href="/billing">Billing & Plans</ButtonLink>}
      >
        {current === tier
          ? 'There’s nothing to pay. Find your plan, usage and invoices under Billing & Plans.'
          : `You’re on ${plans[current].name}. Review and confirm a change to ${name} under Billing & Plans.`}
      </EmptyState>
    )
  return <LoadingState>{`Opening the checkout: ${name}, ${priceOf(plans[tier])} a month`}</LoadingState>
}
