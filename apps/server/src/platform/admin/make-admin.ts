import { agreeOnPlan } from '../../money/billing/agree-on-plan.ts'
import { setAdminRole } from '../../people/auth/set-admin-role.ts'
import type { Database } from '../db/client.ts'

export async function makeAdmin(db: Database, accountId: string) {
  await agreeOnPlan(db, accountId, 'admin', new Date())
  await setAdminRole(db, accountId)
}
