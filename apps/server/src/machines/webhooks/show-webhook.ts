import type { Webhook, WebhookDelivery, WebhookEvent } from '@foyer/contract/webhooks'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { type DeliveryRow, type EndpointRow, listEndpoints } from './store.ts'

export const showWebhook = (
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  row: EndpointRow,
): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookEvent[],
  assistantIds: row.assistantIds,
  description: row.description,
  isActive: row.isActive,
  stoppedBecause: row.stoppedBecause,
  secret: secrets.decrypt(row.secretCipher),
  previousSecretUntil:
    row.previousSecretUntil && row.previousSecretUntil > now() ? row.previousSecretUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
})

export const showDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  problem: row.problem,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.status === 'waiting' ? (row.nextAttemptAt?.toISOString() ?? null) : null,
  payload: row.payload,
})

/** For the account export, without secrets. */
export async function listWebhooks(db: Queryable, accountId: string) {
  const rows = await listEndpoints(db, accountId)
  return rows.map(({ secretCipher: _, previousSecretCipher: __, accountId: ___, ...shown }) => shown)
}
