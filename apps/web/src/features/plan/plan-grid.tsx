import { plans, type Tier } from '@foyer/contract/plans'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { contact } from '../../content/marketing.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { ButtonAnchor } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { planPoints, priceOf } from './plan-points.ts'

function Column({
  tier,
  current,
  points,
  children,
}: {
  tier: 'pro' | 'enterprise' | 'custom'
  current: boolean
  points: string[]
  children: ReactNode
}) {
  const plan = plans[tier]
  return (
    <article
      aria-label={`${plan.name} plan`}
      className={cx(
        'flex flex-col gap-5 border-hairline p-6 [&:not(:first-child)]:border-t lg:[&:not(:first-child)]:border-t-0 lg:[&:not(:first-child)]:border-l',
        current && 'bg-wash',
      )}
    >
      <header className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{plan.name}</h3>
        {current ? (
          <Badge tone="outline">Current plan</Badge>
        ) : (
          tier === 'pro' && <Badge tone="accent">Most Popular</Badge>
        )}
      </header>
      <p className="flex items-baseline gap-2">
        <span className="figures text-2xl font-semibold tracking-tight">{priceOf(plan)}</span>
        {plan.price !== null && <span className="text-muted">a month</span>}
      </p>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check {...iconSize(18)} className="mt-px shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col empty:hidden">{children}</div>
    </article>
  )
}

export function PlanGrid({
  current,
  action,
}: {
  current: Tier
  action: (tier: 'pro' | 'enterprise') => ReactNode
}) {
  return (
    <div className="grid overflow-hidden rounded-card border border-hairline bg-surface lg:grid-cols-3">
      <Column tier="pro" current={current === 'pro'} points={planPoints('pro')}>
        {action('pro')}
      </Column>
      <Column
        tier="enterprise"
        current={current === 'enterprise'}
        points={[`Everything in ${plans.pro.name}`, ...planPoints('enterprise', 'pro')]}
      >
        {action('enterprise')}
      </Column>
      <Column
        tier="custom"
        current={current === 'custom'}
        points={[
          `More than ${plans.enterprise.assistants} assistants`,
          'Custom limits',
          'Custom terms or invoicing',
        ]}
      >
        <ButtonAnchor variant="secondary" href={`mailto:${contact.email}?subject=Custom%20plan`}>
          Contact us
        </ButtonAnchor>
      </Column>
    </div>
  )
}
