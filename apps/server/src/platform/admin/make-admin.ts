import { agreeOnPlan } from '../../money/billing/agree-on-plan.ts'
import { makeAdministrator } from '../../people/auth/make-administrator.ts'
import type { Database } from '../db/client.ts'

export async function makeAdmin(db: Database, accountId: string) {
  await agreeOnPlan(db, accountId, 'admin', new Date())
  await makeAdministrator(db, accountId)
}
