import type { PasswordReset } from '@foyer/contract/accounts'
import { choosePassword } from '../auth/choose-password.ts'
import { requireLink } from '../auth/links.ts'
import { postMail } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { passwordChosenLetter } from './letters.ts'

export async function resetPassword(
  { db, now, passwords, queue }: Pick<Services, 'db' | 'now' | 'passwords' | 'queue'>,
  { token, password }: PasswordReset,
) {
  passwords.requireRoom()
  // Hashing takes a processor's time, and made-up links shall not get any of it.
  await requireLink(db, token, ['reset_password'], now())
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    const account = await choosePassword(tx, token, passwordHash, now())
    await postMail({ queue }, tx, account.id, passwordChosenLetter())
  })
}
