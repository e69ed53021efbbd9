import type { ConfirmedEmail, EmailConfirmation } from '@foyer/contract/accounts'
import { rates } from '@foyer/contract/rates'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { Account, AccountRow } from '../auth/account.ts'
import { confirmEmail, confirmingLinks } from '../auth/confirm-email.ts'
import { recordConfirmationSent } from '../auth/confirmations.ts'
import { type CountedAction, limitInHour } from '../auth/limits/limit-in-hour.ts'
import { makeLink, readLinkOwner } from '../auth/links.ts'
import { readSecurity } from '../auth/read-security.ts'
import { requirePassword } from '../auth/require-proof.ts'
import { queueLinkMail, queueMailTo } from '../mail/send-mail.ts'
import { addressChangedMail, verificationMail } from './account-mails.ts'
import { revokeEarlierAccess } from './revoke-earlier-access.ts'

type NeededServices = Pick<Services, 'config' | 'now' | 'queue' | 'secrets'>

/** Mails the confirmation link. Until it is followed, the address gets only this and resets. */
export async function mailConfirmation(
  services: Pick<Services, 'now' | 'queue' | 'secrets'>,
  tx: Queryable,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
) {
  const link = await makeLink(tx, id, { purpose: 'verify_email', email }, services.now())
  await recordConfirmationSent(tx, id, services.now())
  await queueLinkMail(services, tx, id, verificationMail(services, link))
}

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

type ConfirmationRequest = {
  signedInAs: string | null
  address: string
}

/**
 * Confirms the address a link was sent to. A first confirmation without the account's session or password revokes
 * earlier access, because the account may have been made by someone else.
 */
export async function verifyEmail(
  services: Pick<Services, 'db' | 'now' | 'queue' | 'secrets' | 'passwords'>,
  { token, password, onlyWithProof }: EmailConfirmation,
  { signedInAs, address }: ConfirmationRequest,
): Promise<ConfirmedEmail> {
  const { db, now, queue } = services
  const owner = await readLinkOwner(db, token, confirmingLinks, now())
  const hash = password === undefined ? null : await requirePassword(services, owner, password, address)
  const isProven = hash !== null || signedInAs === owner.id
  if (onlyWithProof && !isProven && !owner.emailVerifiedAt)
    throw new Failure('forbidden', 'Enter the password of this account, or go on without it.')
  return db.transaction(async (tx) => {
    const { account, email, before } = await confirmEmail(tx, token, now())
    // The password may have changed while it was checked.
    if (hash !== null && account.passwordHash !== hash)
      throw new Failure('invalid_input', 'Your password is not correct.')
    const earlierAccessEnded = !account.emailVerifiedAt && !isProven
    if (earlierAccessEnded) await revokeEarlierAccess(services, tx, account.id)
    if (!before) return { message: 'Your address is confirmed.', email, earlierAccessEnded }
    const name = `${account.firstName} ${account.lastName}`
    if (account.emailVerifiedAt)
      await queueMailTo({ queue }, tx, account.id, { name, address: before }, addressChangedMail(email))
    return { message: 'Your new address is confirmed.', email, earlierAccessEnded }
  })
}
