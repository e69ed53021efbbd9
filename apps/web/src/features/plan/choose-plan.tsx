import type { PaidTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../lib/api/use-session.ts'
import { messageOf } from '../../lib/http/http.ts'
import { isUnauthorized } from '../../lib/http/unauthorized.ts'
import { checkoutPath } from '../../shared/plan/checkout-path.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { loadToasts } from '../../ui/toasts/toaster.tsx'
import { checkoutFailed, openCheckout } from './open-checkout.ts'
import { priceOf } from './plan-points.ts'

const beforeLoginMs = 500
const beforeCheckoutMs = 1_000

const loginFor = (tier: PaidTier) => `/api/login?redirect=${encodeURIComponent(checkoutPath(tier))}`

/** Opens one checkout at a time; `opening` is its plan until the page is left. */
function useOpenCheckout(signedIn: boolean) {
  const [opening, setOpening] = useState<PaidTier | null>(null)
  const redirectTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Preloaded because there is only half a second before the redirect.
    if (signedIn) loadToasts()
  }, [signedIn])
  useEffect(() => {
    // The browser may restore this page from the back-forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pageshow', comeBack)
      clearTimeout(redirectTimer.current)
    }
  }, [])

  const redirectLater = (address: string, ms: number) => {
    redirectTimer.current = setTimeout(() => window.location.assign(address), ms)
  }

  async function open(tier: PaidTier) {
    setOpening(tier)
    try {
      const url = await openCheckout(tier)
      toast({
        title: 'Opening the checkout',
        description: `${plans[tier].name}, ${priceOf(plans[tier])} a month. You won’t be charged until you confirm.`,
      })
      redirectLater(url, beforeCheckoutMs)
    } catch (error) {
      if (isUnauthorized(error)) {
        toast({
          title: 'Session ended',
          description: 'You are logged out. Logging in again...',
          variant: 'destructive',
        })
        return redirectLater(loginFor(tier), beforeLoginMs)
      }
      setOpening(null)
      const reason = messageOf(error, '')
      toast({
        title: checkoutFailed,
        ...(reason && reason !== checkoutFailed && { description: reason }),
        variant: 'destructive',
      })
    }
  }
  return { opening, open }
}

export function useChoosePlan() {
  const { user } = useSession()
  const { opening, open } = useOpenCheckout(Boolean(user))
  const current = user?.subscriptionTier

  return (tier: PaidTier) => {
    const look = { variant: tier === 'pro' ? 'primary' : 'secondary' } as const
    const { name } = plans[tier]
    // A visitor whose session just ended still sees the button they clicked.
    if (!current && !opening)
      return (
        <ButtonAnchor href={`${loginFor(tier)}&from=plans`} {...look}>
          Choose {name}
        </ButtonAnchor>
      )
    if (current === tier)
      return (
        <ButtonLink href="/billing" variant="secondary">
          Manage your plan
        </ButtonLink>
      )
    // Custom plans are agreed on with the operator.
    if (current === 'custom' || current === 'admin') return null
    // Running subscriptions are changed on the billing page, which shows the effects first.
    if (current && current !== 'free')
      return (
        <ButtonLink href="/billing" {...look}>
          Change to {name}
        </ButtonLink>
      )
    return (
      <Button {...look} busy={opening === tier} held={opening !== null} onClick={() => void open(tier)}>
        {opening === tier ? 'Opening checkout...' : `Choose ${name}`}
      </Button>
    )
  }
}
