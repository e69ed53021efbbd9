import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { rowsOf } from '../../lib/api/list-query.ts'
import { retryInterval } from '../../lib/api/query-client.ts'
import { hasFailedToLoad, isFirstLoad } from '../../lib/api/query-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/states.tsx'
import { LoadMore } from '../../ui/loading/load-more.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { deliveriesQuery, webhooksQuery } from './webhooks-query.ts'

const soonMs = 1_500
const laterMs = 4_000

/** Will be sent within seconds. */
const isImminent = ({ status, nextAttemptAt }: WebhookDelivery) =>
  status === 'waiting' && Date.parse(nextAttemptAt ?? '') < Date.now() + 10_000

export function DeliveryLog({ webhook, locked }: { webhook: Webhook; locked: boolean }) {
  const log = useInfiniteQuery({
    ...deliveriesQuery(webhook.id),
    staleTime: 0,
    refetchInterval: (query) =>
      retryInterval(query) || (rowsOf(query.state.data).some(isImminent) ? soonMs : laterMs),
  })
  // Polls the webhook too, because failing receivers are switched off.
  useQuery({ ...webhooksQuery, refetchInterval: (query) => retryInterval(query) || laterMs })
  const rows = rowsOf(log.data)
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <h4 className="sr-only">Deliveries</h4>
      {isFirstLoad(log) && <Skeleton className="h-24 rounded-control" />}
      {hasFailedToLoad(log) && (
        <ErrorState
          title="Couldn’t load the deliveries"
          level={3}
          actions={<Button onClick={() => log.refetch()}>Try again</Button>}
        >
          Pending deliveries are still sent. Please try again.
        </ErrorState>
      )}
      {log.data && rows.length === 0 && (
        <p className="text-sm text-muted">Nothing sent yet. Send a test to see what it looks like.</p>
      )}
      {rows.length > 0 && (
        <>
          <ul aria-label="Deliveries" className="divide-y divide-hairline">
            {rows.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                webhookId={webhook.id}
                canReplay={!locked && (webhook.isActive || delivery.type === 'webhook.test')}
              />
            ))}
          </ul>
          {rows.length > 1 && (
            <LoadMore
              shown={rows.length}
              noun="deliveries, kept for 30 days"
              hasMore={log.hasNextPage}
              busy={log.isFetchingNextPage}
              failed={log.isFetchNextPageError}
              onLoad={() => void log.fetchNextPage()}
            />
          )}
        </>
      )}
    </div>
  )
}
