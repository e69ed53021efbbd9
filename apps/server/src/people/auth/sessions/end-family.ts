import type { Database } from '../../../platform/db/client.ts'
import { lockAccount } from '../lock-account.ts'
import { deleteFamily } from './sessions-store.ts'

export async function endFamily(db: Database, accountId: string, familyId: string) {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await deleteFamily(tx, accountId, familyId)
  })
}
