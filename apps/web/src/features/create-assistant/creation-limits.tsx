import type { Limits } from '@foyer/contract/usage'
import { UpgradeNow } from '../../shared/plan-gate.tsx'
import { allowanceOf, canUpgrade, creationLeft, resetDay } from '../../shared/plan-limits.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LimitNote } from '../../ui/limit-note.tsx'

/** What the plan leaves is told before the form is filled in, not after. */
export function LimitNotice({ plan }: { plan: Limits }) {
  const assistants = allowanceOf(plan, 'assistants')
  if (assistants?.state !== 'reached') return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-warn-wash p-4"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">
        <span className="font-medium">Your plan’s assistant limit is reached:</span> {assistants.used} of{' '}
        {assistants.limit} in use. Upgrade to create more, or delete one you no longer need.
      </p>
      <ButtonLink href="/billing" size="sm">
        Upgrade Plan
      </ButtonLink>
    </div>
  )
}

/** Without a website nothing is read, and no scan is needed. */
export function CreationNote({ plan, website }: { plan: Limits; website: string }) {
  const upgrade = canUpgrade(plan.tier) && <UpgradeNow />
  if (allowanceOf(plan, 'assistants')?.state === 'reached')
    return (
      <LimitNote state="reached" action={upgrade}>
        No assistants left on your plan.
      </LimitNote>
    )
  const scans = allowanceOf(plan, 'scans')
  if (scans?.state === 'reached')
    return (
      <LimitNote state={website ? 'reached' : 'near'} action={upgrade}>
        No scans left until {resetDay(plan)}.{' '}
        {website ? 'Without a website it can be created now.' : 'Without a website none is needed.'}
      </LimitNote>
    )
  const words = creationLeft(plan)
  return words && <LimitNote state={scans?.state ?? 'plenty'}>{words}</LimitNote>
}
