import type { PasswordReset } from '@foyer/contract/accounts'
import type { Services } from '../../services.ts'
import { requireLink } from '../auth/links.ts'
import { setPasswordWithLink } from '../auth/set-password-with-link.ts'
import { queueMail } from '../mail/send-mail.ts'
import { passwordChangedMail } from './account-mails.ts'
import { revokeEarlierAccess } from './revoke-earlier-access.ts'

/** Sets a password with a mailed link. If the link also confirms the first address, earlier access is revoked. */
export async function resetPassword(
  services: Pick<Services, 'db' | 'now' | 'passwords' | 'queue' | 'secrets'>,
  { token, password }: PasswordReset,
  address: string,
  signedInAs: string | null,
) {
  const { db, now, passwords, queue } = services
  passwords.requireRoom(address)
  // Hashing is expensive, so made-up links are rejected first.
  await requireLink(db, token, ['reset_password'], now())
  const passwordHash = await passwords.hash(address, password)
  await db.transaction(async (tx) => {
    const account = await setPasswordWithLink(tx, token, passwordHash, now())
    const isUnproven = !account.emailVerifiedAt && signedInAs !== account.id
    if (isUnproven) await revokeEarlierAccess(services, tx, account.id)
    await queueMail({ queue }, tx, account.id, passwordChangedMail({ earlierAccessEnded: isUnproven }))
  })
}
