import { rates } from '@foyer/contract/rates'
import type { Account, AccountRow } from '../auth/account.ts'
import { confirmEmail } from '../auth/confirm-email.ts'
import { noteConfirmationSent } from '../auth/confirmations.ts'
import { type CountedAction, limitInHour } from '../auth/limit-in-hour.ts'
import { makeLink } from '../auth/links.ts'
import { readSecurity } from '../auth/read-security.ts'
import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { postLink, postMailTo } from '../mail/send-mail.ts'
import type { Services } from '../services.ts'
import { addressChangedLetter, verificationLetter } from './letters.ts'

type NeededServices = Pick<Services, 'config' | 'now' | 'queue' | 'secrets'>

/** Asks an owner to confirm their address: until they have, nothing but this and resets is sent there. */
export async function mailConfirmation(
  services: Pick<Services, 'now' | 'queue' | 'secrets'>,
  tx: Queryable,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
) {
  const token = await makeLink(tx, id, { purpose: 'verify_email', email }, services.now())
  await noteConfirmationSent(tx, id, services.now())
  await postLink(services, tx, id, verificationLetter(services, token))
}

/** Sends the link again to an owner who lost the first mail. Answers where it is to be found. */
export async function resendVerification(services: NeededServices & Pick<Services, 'db'>, account: Account) {
  const { emailVerified } = await readSecurity(services, account.id)
  if (emailVerified) throw new Failure('conflict', 'Your address is confirmed already.')
  await limitMails(services, { what: 'confirmation-mails', of: account.id })
  await services.db.transaction((tx) => mailConfirmation(services, tx, account))
  return {
    message: services.config.mail
      ? `A link is on its way to ${account.email}.`
      : 'This server sends no mail. Whoever runs it finds the link in its log, and the mail in the folder outbox of its data.',
  }
}

export const limitMails = (
  services: Pick<Services, 'db' | 'now' | 'secrets'>,
  counted: CountedAction & { what: 'confirmation-mails' | 'address-changes' },
) =>
  limitInHour(
    services,
    counted,
    rates.linksPerHourPerAccount,
    'Too many mails were asked for. Please try again later.',
  )

/** The link in a mail was followed. A change of address is told to the old one as well. */
export async function verifyEmail(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  token: string,
): Promise<{ message: string; email: string }> {
  return db.transaction(async (tx) => {
    const { account, email, before } = await confirmEmail(tx, token, now())
    if (!before) return { message: 'Your address is confirmed.', email }
    const name = `${account.firstName} ${account.lastName}`
    if (account.emailVerifiedAt)
      await postMailTo({ queue }, tx, account.id, { name, address: before }, addressChangedLetter(email))
    return { message: 'Your new address is confirmed.', email }
  })
}
