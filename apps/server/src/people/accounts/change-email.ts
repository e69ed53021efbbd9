import type { EmailChange } from '@foyer/contract/accounts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { Account } from '../auth/account.ts'
import { findAccount } from '../auth/find-account.ts'
import { makeLink, withdrawLinks } from '../auth/links.ts'
import { lockAccount } from '../auth/lock-account.ts'
import { requireProof } from '../auth/require-proof.ts'
import { queueMail, queueMailTo } from '../mail/send-mail.ts'
import { addressChangeMail, newAddressMail, takenAddressMail } from './account-mails.ts'
import { limitMails } from './verify-email.ts'

export async function changeEmail(
  services: Pick<Services, 'db' | 'now' | 'passwords' | 'queue' | 'secrets'>,
  account: Account,
  { email, ...proof }: EmailChange,
  visitorAddress: string,
) {
  const { db, now } = services
  const hash = await requireProof(services, account, proof, visitorAddress)
  if (email.toLowerCase() === account.email.toLowerCase())
    throw new Failure('invalid_input', 'This is your address already.')
  await limitMails(services, { what: 'address-changes', of: account.id })
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, account.id)
    if (current?.passwordHash !== hash) throw new Failure('unauthorized', 'Unauthorized')
    await queueMail(services, tx, account.id, addressChangeMail(email))
    // Only the link to the address requested last may change it.
    await withdrawLinks(tx, account.id, 'change_email')
    const link = await makeLink(tx, account.id, { purpose: 'change_email', email }, now())
    const taken = await findAccount(tx, email)
    // The address may belong to a stranger, so nothing the owner wrote is sent there, not even a name.
    const to = { name: '', address: email }
    if (!taken) await queueMailTo(services, tx, account.id, to, newAddressMail(services, link))
    else if (taken.isConfirmed) await queueMailTo(services, tx, account.id, to, takenAddressMail())
  })
}
