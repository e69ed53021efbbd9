import type { Limits } from '@foyer/contract/usage'
import { UpgradeNow } from '../../shared/plan/plan-gate.tsx'
import { allowanceOf, canUpgrade, creationLeft, resetDay } from '../../shared/plan/plan-limits.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { LimitNote } from '../../ui/layout/limit-note.tsx'

/** Warns before the form is filled in. */
export function LimitNotice({ plan }: { plan: Limits }) {
  const assistants = allowanceOf(plan, 'assistants')
  if (assistants?.state !== 'reached') return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-hairline bg-warn-wash p-4"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">
        <span className="font-medium">You’ve reached your plan’s assistant limit:</span> {assistants.used} of{' '}
        {assistants.limit} in use. Upgrade or delete one to create another.
      </p>
      <ButtonLink href="/billing" size="sm">
        Upgrade Plan
      </ButtonLink>
    </div>
  )
}

/** Assistants without a website need no scan. */
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
        {website ? 'You can still create it without a website.' : 'You don’t need one without a website.'}
      </LimitNote>
    )
  const words = creationLeft(plan)
  return words && <LimitNote state={scans?.state ?? 'plenty'}>{words}</LimitNote>
}
