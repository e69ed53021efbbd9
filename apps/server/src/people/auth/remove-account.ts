import type { Queryable } from '../../platform/db/client.ts'
import { deleteAccount } from './store.ts'

/** All that refers to the account goes with it. Whoever calls this holds the account. */
export const removeAccount = (tx: Queryable, accountId: string) => deleteAccount(tx, accountId)
