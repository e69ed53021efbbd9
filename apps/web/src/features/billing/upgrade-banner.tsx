import { plans } from '@foyer/contract/plans'
import { Button } from '../../ui/controls/button.tsx'
import { formatCount } from '../../ui/format.ts'
import { monthlyPrice } from './plan-status.ts'
import type { PlanChoice } from './use-plan-choice.tsx'

export function UpgradeBanner({ choice }: { choice: PlanChoice }) {
  const { assistants, messagesPerMonth } = plans.pro
  return (
    <section
      aria-label="Upgrade"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-wash p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-semibold">Upgrade to Pro</h2>
        <p className="measure mt-1 text-muted">
          {assistants} assistants, {formatCount(messagesPerMonth)} messages a month, answers in your visitors’
          languages, file upload and scheduled scans, for {monthlyPrice('pro')} a month.
        </p>
      </div>
      <Button busy={choice.leaving === 'pro'} onClick={() => choice.choose('pro')}>
        Upgrade to Pro
      </Button>
    </section>
  )
}

export function SetByOperator() {
  return (
    <p className="measure rounded-card border border-hairline bg-surface p-6 text-muted">
      Your operator sets the plans here. Contact them if you need a larger one.
    </p>
  )
}
