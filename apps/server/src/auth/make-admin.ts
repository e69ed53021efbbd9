import type { Database } from '../db/client.ts'
import { changeTier } from './change-tier.ts'
import { updateAccount } from './store.ts'

export async function makeAdmin(db: Database, accountId: string) {
  await changeTier(db, accountId, 'admin')
  await updateAccount(db, accountId, { role: 'admin' })
}
