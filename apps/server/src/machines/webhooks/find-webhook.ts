import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import { type EndpointRow, findEndpoint } from './store.ts'

export const webhookNotFound = () => new Failure('not_found', 'No such webhook.')

/** A foreign webhook gets the same answer as one that doesn't exist. */
export async function findWebhook(db: Queryable, accountId: string, id: string): Promise<EndpointRow> {
  const row = isId(id) ? await findEndpoint(db, accountId, id) : null
  if (!row) throw webhookNotFound()
  return row
}
