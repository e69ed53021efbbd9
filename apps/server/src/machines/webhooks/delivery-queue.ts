import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'

/** The queue is known by its name alone, so that whoever queues a delivery need not know how it is made. */
export const deliverQueue = { name: 'deliver-webhook' }
/**
 * As it lies in the queue, where `turn` is the round: a job may have been queued by a version before this one, which did
 * not name the endpoint.
 */
export type DeliveryDue = { accountId: string; id: string; turn: number; endpointId?: string }

export type DeliveryRound = { accountId: string; id: string; endpointId: string; round: number }

/** Queues the next round of a delivery: a try, or one of its replays. */
export const queueRound = (
  queue: Services['queue'],
  { accountId, id, endpointId, round }: DeliveryRound,
  options: { in?: Queryable; after?: Date } = {},
) =>
  queue.send(deliverQueue, { accountId, id, turn: round, endpointId } satisfies DeliveryDue, {
    ...options,
    group: accountId,
  })
