import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../platform/db/client.ts'
import type { AccountRow } from './account.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount } from './store.ts'

/** Creates an account with a fixed id that can't be signed in to, if it is missing. */
export async function ensureAccount(
  tx: Queryable,
  values: Pick<AccountRow, 'id' | 'email' | 'firstName' | 'lastName' | 'tier'>,
) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  await insertAccount(tx, { ...values, passwordHash, confirmationSentAt: new Date() })
}
