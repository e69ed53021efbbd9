import type { WebhookEvent } from '@foyer/contract/webhooks'
import { hasFeature } from '../../money/usage/require-feature.ts'
import { findAccountTier } from '../../people/auth/find-account.ts'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { queueRound } from './delivery-queue.ts'
import { newMessageId } from './sign.ts'
import { insertDeliveries, listActive } from './store.ts'

export type WebhookEventData = {
  type: WebhookEvent
  /** Sent unchanged. Assistants that are still being created have no id. */
  data: { assistantId: string | null; conversationId?: string; leadId?: string } & Record<string, unknown>
}

export async function sendEvents(
  /** In a transaction, events are sent only if it commits. */
  { db, queue }: { db: Queryable } & Pick<Services, 'queue'>,
  accountId: string,
  at: Date,
  eventData: readonly WebhookEventData[],
) {
  const deliveries = await deliveriesOf(
    db,
    accountId,
    eventData.map((each) => ({ ...each, at })),
  )
  if (deliveries.length === 0) return
  await db.transaction(async (tx) => {
    await insertDeliveries(tx, deliveries)
    await queueDeliveries(queue, deliveries, tx)
  })
}

/**
 * Stores deliveries without queueing them, for batched writes. Call `queueDeliveries` after commit; the sweep covers
 * crashes.
 */
export async function storeDeliveries(tx: Queryable, accountId: string, happened: readonly DatedEventData[]) {
  const deliveries = await deliveriesOf(tx, accountId, happened)
  if (deliveries.length > 0) await insertDeliveries(tx, deliveries)
  return deliveries
}

export async function queueDeliveries(
  queue: Services['queue'],
  deliveries: readonly Pick<Delivery, 'id' | 'accountId' | 'endpointId'>[],
  tx?: Queryable,
) {
  for (const { id, accountId, endpointId } of deliveries)
    await queueRound(queue, { accountId, id, endpointId, round: 0 }, { ...(tx && { in: tx }) })
}

type DatedEventData = WebhookEventData & { at: Date }
export type Delivery = Parameters<typeof insertDeliveries>[1][number]

async function deliveriesOf(
  db: Queryable,
  accountId: string,
  happened: readonly DatedEventData[],
): Promise<Delivery[]> {
  const active = await listActive(db, accountId)
  const deliveries = happened.flatMap(({ type, data, at }) =>
    active
      .filter(
        ({ events, assistantIds }) =>
          events.includes(type) && coversAssistant(assistantIds, data.assistantId),
      )
      .map(({ id }) => ({
        id: newMessageId(),
        endpointId: id,
        accountId,
        // Leads outlive their conversation, and so do their deliveries.
        conversationId: data.leadId ? null : (data.conversationId ?? null),
        leadId: data.leadId ?? null,
        type,
        payload: { type, timestamp: at.toISOString(), data },
        createdAt: at,
        nextAttemptAt: at,
      })),
  )
  if (deliveries.length === 0) return []
  const tier = await findAccountTier(db, accountId)
  return tier && hasFeature(tier, 'webhooks') ? deliveries : []
}

const coversAssistant = (chosen: readonly string[] | null, assistantId: string | null) =>
  chosen === null || (assistantId !== null && chosen.includes(assistantId))
