import { plans, type Tier } from '@foyer/contract/plans'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { type ComparedTier, planPoints, priceOf } from './plan-points.ts'

const lines: Record<ComparedTier, string> = {
  free: 'To try it out, for as long as you like.',
  pro: 'For businesses with an active website.',
  enterprise: 'For many sites and many visitors.',
}
const before: Partial<Record<ComparedTier, ComparedTier>> = { enterprise: 'pro' }

export function PlanColumns<Shown extends ComparedTier>({
  tiers,
  current,
  action,
}: {
  tiers: readonly Shown[]
  current?: Tier | undefined
  action: (tier: Shown) => ReactNode
}) {
  return (
    <div
      className={cx(
        'grid overflow-hidden rounded-card border border-hairline bg-surface',
        tiers.length === 3 ? 'lg:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {tiers.map((tier) => {
        const plan = plans[tier]
        return (
          <article
            key={tier}
            aria-label={`${plan.name} plan`}
            className={cx(
              'flex flex-col gap-6 border-hairline p-6 sm:p-8 [&:not(:first-child)]:border-t',
              tiers.length === 3
                ? 'lg:[&:not(:first-child)]:border-t-0 lg:[&:not(:first-child)]:border-l'
                : 'md:[&:not(:first-child)]:border-t-0 md:[&:not(:first-child)]:border-l',
              tier === 'pro' && 'bg-wash',
            )}
          >
            <header className="flex flex-col gap-1">
              <div className="flex min-h-6 items-center justify-between gap-3">
                <h3 className="text-lg font-semibold">{plan.name}</h3>
                {tier === current ? (
                  <Badge tone="good">Current plan</Badge>
                ) : (
                  tier === 'pro' && <Badge tone="outline">Most Popular</Badge>
                )}
              </div>
              <p className="text-sm text-muted">{lines[tier]}</p>
            </header>
            <p className="flex items-baseline gap-2">
              <span className="display figures text-4xl">{priceOf(plan)}</span>
              <span className="text-sm text-muted">a month</span>
            </p>
            {/* Keeps the button’s label out of the list’s heading for our own assistant. */}
            <div data-nosnippet="" className="contents">
              {action(tier)}
            </div>
            <ul className="flex flex-col gap-2.5 text-sm">
              {before[tier] && <li className="text-muted">Everything in {plans[before[tier]].name}, and</li>}
              {planPoints(tier, before[tier]).map((point) => (
                <li key={point} className="flex gap-2.5">
                  <Check {...iconSize(18)} className="mt-px shrink-0 text-accent" />
                  {point}
                </li>
              ))}
            </ul>
          </article>
        )
      })}
    </div>
  )
}
