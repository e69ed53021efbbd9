import type { Billing, PaidTier } from '@foyer/contract/billing'
import { useState } from 'react'
import { LargerPlanDialog } from './larger-plan-dialog.tsx'
import { planChangeKind } from './plan-change-kind.ts'
import { SmallerPlanDialog } from './smaller-plan-dialog.tsx'
import { useMoveToPlan } from './use-move-to-plan.ts'
import { usePortal } from './use-portal.ts'

export function usePlanChoice(billing: Billing) {
  const [asked, setAsked] = useState<PaidTier | 'free' | null>(null)
  const moving = useMoveToPlan()
  const portal = usePortal()
  const close = () => setAsked(null)
  const { subscription } = billing

  function choose(tier: PaidTier) {
    const way = planChangeKind(billing, tier)
    // Keeping the current plan after all needs no confirmation.
    if (way === 'larger' || way === 'smaller') setAsked(tier)
    else moving.mutate(tier)
  }

  function dialog() {
    if (asked === null || !subscription) return null
    if (asked === 'free')
      return (
        <SmallerPlanDialog
          tier="free"
          billing={billing}
          busy={portal.isPending}
          onConfirm={() => portal.mutate()}
          onClose={close}
        />
      )
    const about = {
      tier: asked,
      busy: moving.isPending,
      onConfirm: () => moving.mutate(asked, { onSettled: close }),
      onClose: close,
    }
    return planChangeKind(billing, asked) === 'larger' ? (
      <LargerPlanDialog {...about} subscription={subscription} />
    ) : (
      <SmallerPlanDialog {...about} billing={billing} />
    )
  }

  return {
    choose,
    cancel: () => setAsked('free'),
    openPortal: () => portal.mutate(),
    openingPortal: portal.isPending && asked === null,
    leaving: moving.isPending && asked === null ? moving.variables : null,
    dialog: dialog(),
  }
}

export type PlanChoice = ReturnType<typeof usePlanChoice>
