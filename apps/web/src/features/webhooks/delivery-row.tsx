import type { WebhookDelivery } from '@foyer/contract/webhooks'
import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { CodeBlock } from '../../ui/controls/code-block.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { linkClass } from '../../ui/controls/text-link.tsx'
import { formatPlural, formatSecond } from '../../ui/format.ts'
import { labelOf } from './event-labels.ts'
import { refreshDeliveries } from './webhooks-query.ts'

const When = ({ at }: { at: string }) => <time dateTime={at}>{formatSecond(at)}</time>

function stateOf({ status, problem }: WebhookDelivery): [BadgeTone, string] {
  if (status === 'delivered') return ['good', 'Delivered']
  if (status === 'failed') return ['bad', 'Failed']
  return problem ? ['warn', 'Retrying'] : ['plain', 'Sending']
}

type DeliveryRowProps = { delivery: WebhookDelivery; webhookId: string; canReplay: boolean }

export function DeliveryRow({ delivery, webhookId, canReplay }: DeliveryRowProps) {
  const { id, type, status, attempts, responseStatus, problem, createdAt, nextAttemptAt, payload } = delivery
  const [shown, setShown] = useState(false)
  const [tone, state] = stateOf(delivery)
  const again = status === 'waiting' ? 'Try now' : 'Replay'
  const replay = useMutation({
    mutationFn: () => api.post(`/api/webhooks/${webhookId}/deliveries/${id}/replay`),
    onSuccess: () => refreshDeliveries(webhookId),
    onError: showFailure('Failed to replay the delivery'),
  })
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-start gap-3">
        <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{state}</Badge>
          <span className="text-sm font-medium">{labelOf(type)}</span>
        </div>
        {canReplay && (
          <Button
            variant="ghost"
            size="sm"
            busy={replay.isPending}
            aria-label={`${again}: ${labelOf(type)}`}
            onClick={() => replay.mutate()}
          >
            {!replay.isPending && <RotateCw {...iconSize(18)} />}
            <span>{again}</span>
          </Button>
        )}
      </div>
      <p className="figures mt-1 text-xs text-muted">
        <When at={createdAt} />
        <span> · {formatPlural(attempts, 'attempt')}</span>
        {responseStatus !== null && !problem?.includes(`${responseStatus}`) && (
          <span> · status {responseStatus}</span>
        )}
        {problem && (
          <span>
            {' · '}
            <span className={status === 'failed' ? 'text-bad' : 'text-warn'}>{problem}</span>
          </span>
        )}
        {problem && nextAttemptAt && (
          <span>
            {' '}
            Next attempt <When at={nextAttemptAt} />.
          </span>
        )}
        <span> </span>
        <button type="button" aria-expanded={shown} className={linkClass} onClick={() => setShown(!shown)}>
          {shown ? 'Hide payload' : 'Show payload'}
        </button>
      </p>
      {shown && (
        <div className="mt-3">
          <CodeBlock label={`webhook-id: ${id}`} code={JSON.stringify(payload, null, 2)} />
        </div>
      )}
    </li>
  )
}
