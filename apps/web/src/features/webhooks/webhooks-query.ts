import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../lib/list-query.ts'
import { queryClient } from '../../lib/query-client.ts'

export const webhooksQuery = queryOptions<Webhook[]>({ queryKey: ['/api/webhooks'] })

/** What the server answered is in the list at once; the list is read again behind it. */
export function updateWebhooks(change: (webhooks: Webhook[]) => Webhook[]) {
  queryClient.setQueryData(webhooksQuery.queryKey, (webhooks) => webhooks && change(webhooks))
  void queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
}

export const replaceWebhook = (changed: Webhook) =>
  updateWebhooks((webhooks) => webhooks.map((each) => (each.id === changed.id ? changed : each)))

const partSize = 20
export const deliveriesQuery = (id: string) =>
  listQuery<WebhookDelivery>(`/api/webhooks/${id}/deliveries?limit=${partSize}`)

export const refreshDeliveries = (id: string) =>
  queryClient.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey })
