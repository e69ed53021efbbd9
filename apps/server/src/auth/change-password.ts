import type { PasswordChange } from '@foyer/contract/auth'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { Account } from './account.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { slowDownLogin } from './slow-down.ts'
import { deleteOtherSessions, passwordHashOf, updateAccount } from './store.ts'

export async function changePassword(
  services: Services,
  account: Account,
  { currentPassword, newPassword }: PasswordChange,
  ip: string,
) {
  // A stolen token must not become a way to guess the password.
  const succeeded = await slowDownLogin(services, account.email, ip)
  if (!(await checkPassword(await passwordHashOf(services.db, account.id), currentPassword))) {
    // Not 401: the session is fine, and the browser would end it.
    throw new Failure('invalid_input', 'Your current password is not correct.')
  }
  await succeeded()
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction(async (tx) => {
    await updateAccount(tx, account.id, { passwordHash })
    // Whoever else is signed in with the old password is out.
    await deleteOtherSessions(tx, account.id, account.sessionId)
  })
}
