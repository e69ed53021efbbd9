import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { type Paging, textCursor } from '../../platform/http/paging.ts'
import { findWebhook } from './find-webhook.ts'
import { type DeliveryRow, listDeliveries } from './store.ts'

/** Newest first, with one extra row if the list goes on. */
export async function readDeliveries(
  db: Queryable,
  accountId: string,
  webhookId: string,
  query: Paging,
): Promise<DeliveryRow[]> {
  const { id } = await findWebhook(db, accountId, webhookId)
  return listDeliveries(db, accountId, id, { before: lastSeen(query), limit: query.limit + 1 })
}

export const cursorOfDelivery = ({ createdAt, id }: DeliveryRow) => `${createdAt.toISOString()} ${id}`

function lastSeen(query: Paging) {
  const text = textCursor(query)
  if (text === undefined) return null
  const [at, id] = text.split(' ')
  if (!id || Number.isNaN(Date.parse(at!)))
    throw new Failure('invalid_input', 'That cursor is not one of ours.')
  return { at: new Date(at!), id }
}
