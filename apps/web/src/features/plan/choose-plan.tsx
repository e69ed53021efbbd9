import type { BoughtTier } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/http.ts'
import { isUnauthorized } from '../../lib/unauthorized.ts'
import { useSession } from '../../lib/use-session.ts'
import { checkoutPath } from '../../shared/checkout-path.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { loadToasts } from '../../ui/toaster.tsx'
import { checkoutFailed, openCheckout } from './open-checkout.ts'
import { priceOf } from './plan-points.ts'

const beforeLoginMs = 500
const beforeCheckoutMs = 1_000

const loginFor = (tier: BoughtTier) => `/api/login?redirect=${encodeURIComponent(checkoutPath(tier))}`

/** Opens the checkout of one plan at a time; `opening` is that plan until the page is left. */
function useOpenCheckout(signedIn: boolean) {
  const [opening, setOpening] = useState<BoughtTier | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Ahead of need: on the way to the login there is half a second to read why.
    if (signedIn) loadToasts()
  }, [signedIn])
  useEffect(() => {
    // The way back from the payment page may show this page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pageshow', comeBack)
      clearTimeout(leaving.current)
    }
  }, [])

  const navigateAway = (address: string, ms: number) => {
    leaving.current = setTimeout(() => window.location.assign(address), ms)
  }

  async function open(tier: BoughtTier) {
    setOpening(tier)
    try {
      const url = await openCheckout(tier)
      toast({
        title: 'Opening the checkout',
        description: `${plans[tier].name}, ${priceOf(plans[tier])} a month. Nothing is charged before you confirm it there.`,
      })
      navigateAway(url, beforeCheckoutMs)
    } catch (error) {
      if (isUnauthorized(error)) {
        toast({
          title: 'Session ended',
          description: 'You are logged out. Logging in again...',
          variant: 'destructive',
        })
        return navigateAway(loginFor(tier), beforeLoginMs)
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

/** The buttons under the plans on the pricing page, by who is looking. */
export function useChoosePlan() {
  const { user } = useSession()
  const { opening, open } = useOpenCheckout(Boolean(user))
  const current = user?.subscriptionTier

  return (tier: BoughtTier) => {
    const look = { variant: tier === 'pro' ? 'primary' : 'secondary' } as const
    const { name } = plans[tier]
    // Those who are being sent to sign in again are shown the button they pressed.
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
    // These are agreed on with whoever runs this Foyer.
    if (current === 'custom' || current === 'admin') return null
    // A running subscription is changed where its owner sees beforehand what that does and costs.
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
