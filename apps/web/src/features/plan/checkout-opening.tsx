import type { BoughtTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasFailedToLoad } from '../../lib/failed-read.ts'
import { messageOf } from '../../lib/http.ts'
import { limitsQuery } from '../../shared/plan-queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { checkoutFailed, openCheckout } from './open-checkout.ts'
import { priceOf } from './plan-points.ts'

const seePlans = (
  <ButtonLink href="/billing" variant="secondary">
    Billing & Plans
  </ButtonLink>
)

/** Where those land who chose a plan before they had signed in. */
export function CheckoutOpening({ tier }: { tier: BoughtTier }) {
  const limits = useQuery(limitsQuery)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = useRef(false)
  const { name } = plans[tier]
  const current = limits.data?.tier

  const open = useEffectEvent(async () => {
    if (asked.current) return
    asked.current = true
    try {
      // Back from the payment page must lead to where the plan was chosen, not here and to the payment again.
      window.location.replace(await openCheckout(tier))
    } catch (error) {
      setFailure(messageOf(error, ''))
    }
  })
  // Only who pays nothing yet: a link alone must never change a running subscription.
  useEffect(() => {
    if (current === 'free' && failure === null) void open()
  }, [current, failure])

  function tryAgain() {
    asked.current = false
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
        <span>Nothing was charged, and your account is as it was.</span>
      </ErrorState>
    )
  if (current && current !== 'free')
    return (
      <EmptyState
        level={1}
        title={current === tier ? `You are on the ${name} plan already` : 'You have a plan already'}
        actions={<ButtonLink href="/billing">Billing & Plans</ButtonLink>}
      >
        {current === tier
          ? 'There is nothing to pay. Your plan, its usage and your invoices are under Billing & Plans.'
          : `You are on ${plans[current].name}. Under Billing & Plans you see what changing to ${name} does before it is done.`}
      </EmptyState>
    )
  return <LoadingState>{`Opening the checkout: ${name}, ${priceOf(plans[tier])} a month`}</LoadingState>
}
