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

/** Only a hash of the token is stored, so it must go into the mail right away. */
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

const expired = () =>
  new Failure('gone', 'This link was used before, or is too old. Please ask for a new one.')

/** Rejects a bad link before expensive work such as hashing. `consumeLink` makes the decision. */
export async function requireLink(
  db: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  if (!(await findLink(db, sha256(token), purposes, now))) throw expired()
}

export async function readLinkOwner(
  db: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<AccountRow> {
  const link = await findLink(db, sha256(token), purposes, now)
  const account = link && (await findAccountById(db, link.accountId))
  if (!account) throw expired()
  return account
}

/** Uses up a link and locks its account until the transaction ends. */
export async function consumeLink(
  tx: Queryable,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ link: LinkRow; account: AccountRow }> {
  const link = await findLink(tx, sha256(token), purposes, now)
  // The account is locked first, in the same order as when its links are withdrawn.
  const account = link && (await lockAccount(tx, link.accountId))
  if (!account || !(await removeLink(tx, account.id, link.tokenHash))) throw expired()
  const isOld = link.purpose !== 'change_email' && link.email.toLowerCase() !== account.email.toLowerCase()
  // Links sent to a previous address are void.
  if (isOld) throw expired()
  return { link, account }
}

export const withdrawLinks = (tx: Queryable, accountId: string, purpose: LinkPurpose) =>
  removeLinks(tx, accountId, purpose)
