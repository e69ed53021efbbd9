import type { Queryable } from '../../platform/db/client.ts'
import { updateAccount } from './store.ts'

/** The role alone. The plan that goes with it is agreed on by admin/make-admin.ts, which calls this. */
export async function makeAdministrator(db: Queryable, accountId: string) {
  await updateAccount(db, accountId, { role: 'admin' })
}
