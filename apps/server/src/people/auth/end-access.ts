import type { Queryable } from '../../platform/db/client.ts'
import { removeLinks } from './links-store.ts'
import { deleteFactor } from './second-factor-store.ts'
import { deleteAllSessions } from './sessions-store.ts'

/** Ends every session and link and turns two-step sign-in off. Whoever calls this holds the account. */
export async function endAccess(tx: Queryable, accountId: string) {
  await deleteAllSessions(tx, accountId)
  await deleteFactor(tx, accountId)
  await removeLinks(tx, accountId)
}
