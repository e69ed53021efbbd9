import type { Queryable } from '../../platform/db/client.ts'
import { deleteAccount } from './store.ts'

/** Referencing rows are deleted, too. The caller must hold the account lock. */
export const removeAccount = (tx: Queryable, accountId: string) => deleteAccount(tx, accountId)
