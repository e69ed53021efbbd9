import type { PasswordChange } from '@foyer/contract/auth'
import { lockAccount } from '../db/lock-account.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from './account.ts'
import { deleteOtherSessions, findSession } from './sessions-store.ts'
import { slowDownLogin } from './slow-down.ts'
import { passwordHashOf, updateAccount } from './store.ts'

// Not 401: the session is fine, and the browser would end it.
const refused = () => new Failure('invalid_input', 'Your current password is not correct.')

export async function changePassword(
  services: Services,
  account: Account,
  { currentPassword, newPassword }: PasswordChange,
  address: string,
) {
  const { db, now, passwords } = services
  passwords.requireRoom()
  // A stolen token must not become a way to guess the password.
  const attempt = await slowDownLogin(services, account.email, address)
  const known = await passwordHashOf(db, account.id)
  if (!(await attempt.look(() => passwords.check(known, currentPassword)))) throw refused()
  await attempt.succeeded()
  const passwordHash = await passwords.hash(newPassword)
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id)
    // Hashing takes a while: another change, a reset or a logout may have come first.
    if (current?.passwordHash !== known) throw refused()
    if (!(await findSession(tx, account.id, account.sessionId, now())))
      throw new Failure('unauthorized', 'Unauthorized')
    await updateAccount(tx, account.id, { passwordHash })
    // Whoever else is signed in with the old password is out.
    await deleteOtherSessions(tx, account.id, account.sessionId)
  })
}
