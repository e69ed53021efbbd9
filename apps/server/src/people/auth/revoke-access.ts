import type { Queryable } from '../../platform/db/client.ts'
import { removeLinks } from './links-store.ts'
import { deleteFactor } from './second-factor-store.ts'
import { deleteAllSessions } from './sessions/sessions-store.ts'

/** Ends all sessions and links and turns off two-step sign-in. The caller must hold the account lock. */
export async function revokeAccess(tx: Queryable, accountId: string) {
  await deleteAllSessions(tx, accountId)
  await deleteFactor(tx, accountId)
  await removeLinks(tx, accountId)
}
