import type { Webhook } from '@foyer/contract/webhooks'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { assistantsQuery } from '../../shared/assistants/assistant-queries.ts'
import { PlanGate } from '../../shared/plan/plan-gate.tsx'
import { limitsQuery } from '../../shared/plan/plan-queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { ReceivingProgram } from './receiving-program.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { DeleteDialog, RotateDialog } from './webhook-dialogs.tsx'
import { type WebhookAction, WebhookRow } from './webhook-row.tsx'
import { webhooksQuery } from './webhooks-query.ts'

const example = `{
  "type": "question.unanswered",
  "timestamp": "2026-11-16T09:24:07Z",
  "data": {
    "question": "Do you rent bikes?",
    …
  }
}`

const dialogs = { edit: WebhookDialog, rotate: RotateDialog, delete: DeleteDialog }

export default function WebhooksPanel() {
  const webhooks = useQuery(webhooksQuery)
  const limits = useQuery(limitsQuery)
  const { data: assistants = [] } = useQuery(assistantsQuery)
  const [adding, setAdding] = useState(false)
  const [acting, setActing] = useState<{ action: WebhookAction; webhook: Webhook } | null>(null)
  if (hasFailedToLoad(webhooks))
    return (
      <ErrorState
        title="Couldn’t load your webhooks"
        level={3}
        actions={<Button onClick={() => webhooks.refetch()}>Try again</Button>}
      >
        They still work. Please try again.
      </ErrorState>
    )
  if (isFirstLoad(webhooks) || isFirstLoad(limits) || !webhooks.data)
    return <Skeleton className="h-40 rounded-card" />
  // If the plan can’t be loaded, the server still enforces it.
  const locked = limits.data?.limits.webhooksEnabled === false
  const all = webhooks.data
  const [first, ...others] = all
  const Acting = acting && dialogs[acting.action]
  const add = (
    <Button variant="secondary" onClick={() => setAdding(true)}>
      <Plus {...iconSize(18)} /> Add webhook
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      {locked && (
        <PlanGate
          feature="Webhook Delivery"
          allowed={false}
          description={
            <span>
              {all.length > 0
                ? 'Your webhooks are paused. They resume automatically when you upgrade.'
                : 'Send conversations, unanswered questions, ratings and scans to your own systems.'}{' '}
              <TextLink href="/pricing">Compare plans</TextLink>
            </span>
          }
        />
      )}
      {!locked && all.length === 0 && (
        <EmptyState
          level={3}
          title="No webhooks yet"
          actions={add}
          className="sm:p-6"
          example={
            <figure className="min-w-0 rounded-card border border-hairline bg-sunken p-4 text-xs">
              <figcaption className="mb-2 text-muted">Sample payload</figcaption>
              <pre className="font-mono leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
                <code>{example}</code>
              </pre>
            </figure>
          }
        >
          Enter an address and choose its events: send unanswered questions to your help desk, or ratings to a
          spreadsheet. Failed deliveries are retried for a day.
        </EmptyState>
      )}
      {all.length > 0 && (
        <ul
          aria-label="Webhooks"
          className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
        >
          {all.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              assistants={assistants}
              locked={locked}
              onAct={(action) => setActing({ action, webhook })}
            />
          ))}
        </ul>
      )}
      {!locked && all.length > 0 && <div>{add}</div>}
      {!locked && first && <ReceivingProgram webhooks={[first, ...others]} />}
      {adding && <WebhookDialog assistants={assistants} onClose={() => setAdding(false)} />}
      {Acting && <Acting webhook={acting.webhook} assistants={assistants} onClose={() => setActing(null)} />}
    </div>
  )
}
