import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { consumeLink } from './links.ts'
import { removeLinks } from './links-store.ts'
import { findAccountByEmail, updateAccount } from './store.ts'

export const confirmingLinks = ['verify_email', 'change_email'] as const

/** Confirms the address the link was sent to. For an address change, `before` is the old address. */
export async function confirmEmail(tx: Queryable, token: string, now: Date) {
  const { link, account } = await consumeLink(tx, token, confirmingLinks, now)
  if (link.purpose === 'verify_email') {
    await updateAccount(tx, account.id, { emailVerifiedAt: now })
    await removeLinks(tx, account.id, 'verify_email')
    return { account, email: account.email, before: null }
  }
  const other = await findAccountByEmail(tx, link.email)
  if (other && other.id !== account.id)
    throw new Failure('conflict', 'Another account has this address by now.')
  await updateAccount(tx, account.id, { email: link.email, emailVerifiedAt: now })
  // The owner may have lost access to the old address.
  await removeLinks(tx, account.id)
  return { account, email: link.email, before: account.email }
}
