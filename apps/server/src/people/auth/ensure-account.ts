import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../platform/db/client.ts'
import type { AccountRow } from './account.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount } from './store.ts'

/** An account that nobody signs in to, whose id is known beforehand; nothing happens where it is there. */
export async function ensureAccount(
  tx: Queryable,
  values: Pick<AccountRow, 'id' | 'email' | 'firstName' | 'lastName' | 'tier'>,
) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'))
  // Its address is none: nobody is asked to confirm it.
  await insertAccount(tx, { ...values, passwordHash, confirmationSentAt: new Date() })
}
