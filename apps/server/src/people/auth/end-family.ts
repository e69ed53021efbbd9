import type { Database } from '../../platform/db/client.ts'
import { lockAccount } from './lock-account.ts'
import { deleteFamily } from './sessions-store.ts'

/** Ends a session with all that it was refreshed from and into, also one that is being refreshed at this moment. */
export async function endFamily(db: Database, accountId: string, familyId: string) {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await deleteFamily(tx, accountId, familyId)
  })
}
