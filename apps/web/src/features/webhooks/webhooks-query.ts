import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { listQuery } from '../../lib/api/list-query.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { resource } from '../../lib/api/resource.ts'

export const webhooksQuery = resource<Webhook[]>(['webhooks'], '/api/webhooks')

/** Updates the cached list, then refetches it. */
export function updateWebhooks(change: (webhooks: Webhook[]) => Webhook[]) {
  queryClient.setQueryData(webhooksQuery.queryKey, (webhooks) => webhooks && change(webhooks))
  void queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
}

export const replaceWebhook = (changed: Webhook) =>
  updateWebhooks((webhooks) => webhooks.map((each) => (each.id === changed.id ? changed : each)))

const pageSize = 20
export const deliveriesQuery = (id: string) =>
  listQuery<WebhookDelivery>(['deliveries', id], `/api/webhooks/${id}/deliveries?limit=${pageSize}`)

export const refreshDeliveries = (id: string) =>
  queryClient.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey })
