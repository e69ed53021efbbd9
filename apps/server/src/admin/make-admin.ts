import { updateAccount } from '../auth/store.ts'
import { agreeOnPlan } from '../billing/agree-on-plan.ts'
import type { Database } from '../db/client.ts'

export async function makeAdmin(db: Database, accountId: string) {
  await agreeOnPlan(db, accountId, 'admin', new Date())
  await updateAccount(db, accountId, { role: 'admin' })
}
