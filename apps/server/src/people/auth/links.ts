import { randomBytes } from 'node:crypto'
import { sha256 } from '../../platform/crypto/secrets.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { AccountRow } from './account.ts'
import {
  findLink,
  insertLink,
  type LinkPurpose,
  type LinkRow,
  removeLink,
  removeLinks,
} from './links-store.ts'
import { lockAccount } from './lock-account.ts'
import { findAccountById } from './store.ts'

const hour = 3_600_000

const lifeMs: Record<LinkPurpose, number> = {
  reset_password: hour,
  verify_email: 7 * 24 * hour,
  change_email: 24 * hour,
}

export type MadeLink = { token: string; expiresAt: Date }

/** A new link; of its token nothing but a hash is kept, so it must go into the mail at once. */
export async function makeLink(
  tx: Queryable,
  accountId: string,
  link: { purpose: LinkPurpose; email: string },
  now: Date,
): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifeMs[link.purpose])
  await insertLink(tx, { ...link, accountId, tokenHash: sha256(token), createdAt: now, expiresAt })
  return { token, expiresAt }
}

const over = () => new Failure('gone', 'This link was used before, or is too old. Please ask for a new one.')

/** Refuses a bad link before anything slow is done for it, such as hashing a password; `takeLink` decides. */
export async function requireLink(
  db: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  if (!(await findLink(db, sha256(token), purposes, now))) throw over()
}

/** Whose link this is, before it is taken. */
export async function readLinkOwner(
  db: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountRow> {
  const link = await findLink(db, sha256(token), purposes, now)
  const account = link && (await findAccountById(db, link.accountId))
  if (!account) throw over()
  return account
}

/** Takes a link, once, and holds its account to the end of the transaction. */
export async function takeLink(
  tx: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ link: LinkRow; account: AccountRow }> {
  const link = await findLink(tx, sha256(token), purposes, now)
  // The account first, as whoever withdraws its links does.
  const account = link && (await lockAccount(tx, link.accountId))
  if (!account || !(await removeLink(tx, account.id, link.tokenHash))) throw over()
  const isOld = link.purpose !== 'change_email' && link.email.toLowerCase() !== account.email.toLowerCase()
  // The link was sent to an address that is no longer the account's.
  if (isOld) throw over()
  return { link, account }
}

export const withdrawLinks = (tx: Queryable, accountId: string, purpose: LinkPurpose) =>
  removeLinks(tx, accountId, purpose)
