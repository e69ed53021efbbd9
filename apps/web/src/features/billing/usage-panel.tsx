import type { Limits } from '@foyer/contract/usage'
import { formatDayInUtc, formatSize } from '../../ui/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Progress, UsageBar } from '../../ui/layout/progress.tsx'

function StorageBar({ storage: { usedBytes, maxBytes } }: Pick<Limits, 'storage'>) {
  const endless = maxBytes < 0
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <span className="text-muted">Storage</span>
        <span className="figures">
          {formatSize(usedBytes)} of {endless ? 'unlimited' : formatSize(maxBytes)}
        </span>
      </div>
      <Progress label="Storage" tone="usage" value={endless ? 0 : usedBytes} max={endless ? 100 : maxBytes} />
    </div>
  )
}

const nextMonth = (now = new Date()) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString()

export function UsagePanel({ limits: plan }: { limits: Limits & { resetsAt?: string } }) {
  const { limits, usage, storage, resetsAt = nextMonth() } = plan
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-base font-semibold">Usage this month</h2>
        <p className="text-muted">Messages and scans reset on {formatDayInUtc(resetsAt)}.</p>
      </div>
      <UsageBar label="Messages" used={usage.messages} limit={limits.maxMessagesPerMonth} />
      <UsageBar label="Assistants" used={usage.assistants} limit={limits.maxAssistants} tone="accent" />
      <UsageBar label="Scans" used={usage.scans} limit={limits.maxScansPerMonth} />
      <StorageBar storage={storage} />
    </Card>
  )
}
