import type { PasswordChange } from '@foyer/contract/auth'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { Account } from './account.ts'
import { removeLinks } from './links-store.ts'
import { lockAccount } from './lock-account.ts'
import { requirePassword } from './require-proof.ts'
import { deleteOtherSessions, findSession } from './sessions/sessions-store.ts'
import { updateAccount } from './store.ts'

const wrong = () =>
  new Failure('invalid_input', 'Your current password is not correct.', { field: 'currentPassword' })

export async function changePassword(
  services: Pick<Services, 'db' | 'now' | 'passwords' | 'secrets'>,
  account: Account,
  { currentPassword, newPassword }: PasswordChange,
  address: string,
) {
  const { db, now, passwords } = services
  const known = await requirePassword(services, account, currentPassword, address, wrong)
  const passwordHash = await passwords.hash(address, newPassword)
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id)
    // Another change, a reset or a logout may have happened during hashing.
    if (current?.passwordHash !== known) throw wrong()
    if (!(await findSession(tx, account.id, account.sessionId, now())))
      throw new Failure('unauthorized', 'Unauthorized')
    await updateAccount(tx, account.id, { passwordHash })
    // Other sessions and pending address changes may belong to someone who knew the old password.
    await deleteOtherSessions(tx, account.id, account.sessionId)
    await removeLinks(tx, account.id)
  })
}
