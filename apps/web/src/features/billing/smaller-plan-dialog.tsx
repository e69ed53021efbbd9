import type { Billing, PlanChange } from '@foyer/contract/billing'
import { plans, type Tier } from '@foyer/contract/plans'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { hasFailedToLoad } from '../../lib/api/query-state.ts'
import { resource } from '../../lib/api/resource.ts'
import { Button } from '../../ui/controls/button.tsx'
import { scrollable } from '../../ui/focus/scrollable.ts'
import { formatLongDay } from '../../ui/format.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

const changeQuery = (tier: Tier) =>
  queryOptions({
    ...resource<PlanChange>(['plan change', tier], `/api/billing/plan-change?tier=${tier}`),
    staleTime: 0,
  })

function Names({ title, of }: { title: string; of: { id: string; name: string }[] }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-muted">
        {of.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Consequences({ change: { keepsAnswering, turnsInactive, loses } }: { change: PlanChange }) {
  return (
    <>
      {turnsInactive.length > 0 && (
        <>
          <Names title="These assistants become inactive" of={turnsInactive} />
          {keepsAnswering.length > 0 && <Names title="These keep answering" of={keepsAnswering} />}
        </>
      )}
      {loses.length > 0 && (
        <div>
          <h3 className="font-medium">No longer included</h3>
          <ul className="mt-1 list-disc pl-5 text-muted">
            {loses.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {turnsInactive.length === 0 && <p>All your assistants keep answering.</p>}
      <p>
        <strong className="font-medium">Nothing is deleted.</strong>{' '}
        <span className="text-muted">Everything comes back when you upgrade.</span>
      </p>
    </>
  )
}

function whenItHappens(tier: 'free' | 'pro' | 'enterprise', { status, subscription }: Billing) {
  const { name, price } = plans[tier]
  if (!subscription || status === 'past_due')
    return `A payment is overdue, so you’ll move to the ${name} plan immediately.`
  const until = `You keep everything until ${formatLongDay(subscription.currentPeriodEnd)}.`
  return price
    ? `${until} Then you’ll move to ${name} for $${price} a month.`
    : `${until} Then you’ll move to the Free plan.`
}

type SmallerPlanDialogProps = {
  tier: 'free' | 'pro' | 'enterprise'
  billing: Billing
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Shows the effects of a downgrade or cancellation before it is confirmed. */
export function SmallerPlanDialog({ tier, billing, busy, onConfirm, onClose }: SmallerPlanDialogProps) {
  const change = useQuery(changeQuery(tier))
  const canceling = tier === 'free'
  const { name } = plans[tier]
  return (
    <Dialog
      open
      onClose={onClose}
      title={canceling ? 'Cancel your plan?' : `Switch to ${name}?`}
      description={whenItHappens(tier, billing)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep my plan
          </Button>
          <Button busy={busy} disabled={!change.data} onClick={onConfirm}>
            {canceling ? 'Continue to cancel' : `Switch to ${name}`}
          </Button>
        </>
      }
    >
      <section
        {...scrollable}
        aria-label="What changes"
        aria-live="polite"
        className="flex flex-col gap-4 text-sm"
      >
        {change.data ? (
          <Consequences change={change.data} />
        ) : hasFailedToLoad(change) ? (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p>Couldn’t load the details. Nothing has changed.</p>
            <Button variant="secondary" size="sm" onClick={() => change.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-24" />
        )}
        {canceling && <p className="text-muted">Next, confirm the cancellation in the billing portal.</p>}
      </section>
    </Dialog>
  )
}
