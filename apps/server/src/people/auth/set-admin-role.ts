import type { Queryable } from '../../platform/db/client.ts'
import { updateAccount } from './store.ts'

/** Sets only the role. admin/make-admin.ts also sets the plan that goes with it. */
export async function setAdminRole(db: Queryable, accountId: string) {
  await updateAccount(db, accountId, { role: 'admin' })
}
