import type { Limits } from '@foyer/contract/usage'
import { fileSize } from '../../lib/file-size.ts'
import { monthBegins } from '../../lib/payment-words.ts'
import { Card } from '../../ui/card.tsx'
import { UsageBar } from '../../ui/progress.tsx'

/** What is used of everything that has a limit. */
export function UsagePanel({ limits: { limits, usage, storage, resetsAt } }: { limits: Limits }) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-base font-semibold">Usage this month</h2>
        <p className="text-muted">Messages and scans start again at zero on {monthBegins(resetsAt)}.</p>
      </div>
      <UsageBar label="Messages" used={usage.messages} limit={limits.maxMessagesPerMonth} />
      <UsageBar label="Assistants" used={usage.assistants} limit={limits.maxAssistants} tone="accent" />
      <UsageBar label="Scans" used={usage.scans} limit={limits.maxScansPerMonth} />
      <UsageBar label="Storage" used={storage.usedBytes} limit={storage.maxBytes} format={fileSize} />
    </Card>
  )
}
