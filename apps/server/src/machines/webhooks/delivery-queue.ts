import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'

export const deliverQueue = { name: 'deliver-webhook' }
/** The queue's payload, in which `turn` is the round. Jobs of earlier versions lack the endpoint. */
export type DeliveryDue = { accountId: string; id: string; turn: number; endpointId?: string }

export type DeliveryRound = { accountId: string; id: string; endpointId: string; round: number }

export const queueRound = (
  queue: Services['queue'],
  { accountId, id, endpointId, round }: DeliveryRound,
  options: { in?: Queryable; after?: Date } = {},
) =>
  queue.send(deliverQueue, { accountId, id, turn: round, endpointId } satisfies DeliveryDue, {
    ...options,
    group: accountId,
  })
