import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { listQuery } from '../../lib/list-query.ts'
import { queryClient } from '../../lib/query-client.ts'
import { resource } from '../../lib/resource.ts'

export const webhooksQuery = resource<Webhook[]>(['webhooks'], '/api/webhooks')

/** What the server answered is in the list at once; the list is read again behind it. */
export function updateWebhooks(change: (webhooks: Webhook[]) => Webhook[]) {
  queryClient.setQueryData(webhooksQuery.queryKey, (webhooks) => webhooks && change(webhooks))
  void queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
}

export const replaceWebhook = (changed: Webhook) =>
  updateWebhooks((webhooks) => webhooks.map((each) => (each.id === changed.id ? changed : each)))

const partSize = 20
export const deliveriesQuery = (id: string) =>
  listQuery<WebhookDelivery>(['deliveries', id], `/api/webhooks/${id}/deliveries?limit=${partSize}`)

export const refreshDeliveries = (id: string) =>
  queryClient.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey })
