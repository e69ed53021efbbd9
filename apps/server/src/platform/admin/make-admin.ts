import { setAgreedPlan } from '../../money/billing/set-agreed-plan.ts'
import { setAdminRole } from '../../people/auth/set-admin-role.ts'
import type { Database } from '../db/client.ts'

export async function makeAdmin(db: Database, accountId: string) {
  await setAgreedPlan(db, accountId, 'admin', new Date())
  await setAdminRole(db, accountId)
}
