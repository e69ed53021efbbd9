import { useParams } from 'wouter'
import { CheckoutOpening } from '../features/plan/checkout-opening.tsx'
import { PageMeta } from '../lib/navigation/page-meta.tsx'
import { parseBoughtTier } from '../shared/plan/checkout-path.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'

export default function Checkout() {
  const { tier } = useParams<{ tier: string }>()
  const wanted = parseBoughtTier(tier)
  return (
    <>
      <PageMeta title="Checkout · Foyer" />
      {wanted ? (
        <CheckoutOpening key={wanted} tier={wanted} />
      ) : (
        <EmptyState
          level={1}
          title="Plan not found"
          actions={<ButtonLink href="/billing">Billing & Plans</ButtonLink>}
        >
          You can buy Pro or Enterprise here. The free plan needs no checkout.
        </EmptyState>
      )}
    </>
  )
}
