import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'

export function ProLabel({ locked, children }: { locked: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>{children}</span>
      {locked && <Badge tone="outline">Pro</Badge>}
    </span>
  )
}

export const UpgradeNow = () => (
  <TextLink href="/billing" className="font-medium whitespace-nowrap">
    Upgrade now
  </TextLink>
)

type PlanGateProps = {
  /** Fills the sentence '{feature} Requires Pro Plan'. */
  feature: string
  allowed: boolean
  description?: ReactNode
  onUpgrade?: () => void
  children?: ReactNode
}

export function PlanGate({ feature, allowed, description, onUpgrade, children }: PlanGateProps) {
  if (allowed) return children
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-wash p-5">
      <div className="min-w-0 flex-1 basis-60">
        <Badge tone="accent" className="px-0!">
          Pro Feature
        </Badge>
        <p className="mt-1 text-sm font-medium">{feature} Requires Pro Plan</p>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {onUpgrade ? (
        <Button size="sm" onClick={onUpgrade}>
          Upgrade Now
        </Button>
      ) : (
        <ButtonLink size="sm" href="/billing">
          Upgrade Now
        </ButtonLink>
      )}
    </div>
  )
}
