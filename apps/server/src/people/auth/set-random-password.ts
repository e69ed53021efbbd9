import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/client.ts'
import { removeLinks } from './links-store.ts'
import { lockAccount } from './lock-account.ts'
import { hashPassword } from './passwords.ts'
import { deleteAllSessions } from './sessions/sessions-store.ts'
import { updateAccount } from './store.ts'

export async function setRandomPassword(db: Database, accountId: string) {
  const password = randomBytes(16).toString('base64url')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await updateAccount(tx, accountId, { passwordHash })
    await deleteAllSessions(tx, accountId)
    await removeLinks(tx, accountId)
  })
  return password
}
