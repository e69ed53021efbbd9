import type { Queryable } from '../../platform/db/client.ts'
import type { AccountRow } from './account.ts'
import { consumeLink } from './links.ts'
import { removeLinks } from './links-store.ts'
import { deleteAllSessions } from './sessions/sessions-store.ts'
import { updateAccount } from './store.ts'

export async function setPasswordWithLink(
  tx: Queryable,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<AccountRow> {
  const { account } = await consumeLink(tx, token, ['reset_password'], now)
  await updateAccount(tx, account.id, {
    passwordHash,
    // The link proves that the address is theirs.
    emailVerifiedAt: account.emailVerifiedAt ?? now,
  })
  await deleteAllSessions(tx, account.id)
  await removeLinks(tx, account.id)
  return account
}
