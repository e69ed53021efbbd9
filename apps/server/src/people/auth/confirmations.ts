import { and, asc, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { accounts } from '../../platform/db/schema/auth.ts'
import { Failure } from '../../platform/http/failure.ts'
import { findRecipient } from './find-recipient.ts'
import { updateAccount } from './store.ts'

export const hasConfirmedAddress = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await findRecipient(db, accountId))?.isConfirmed ?? false

/** Guards mail sent in an owner's name, because an unconfirmed address may be someone else's. */
export async function requireConfirmedAddress(db: Queryable, accountId: string) {
  if (await hasConfirmedAddress(db, accountId)) return
  throw new Failure(
    'forbidden',
    'This would send a mail, and your own address is not confirmed yet. Confirm it in Settings first.',
  )
}

export const recordConfirmationSent = (tx: Queryable, accountId: string, at: Date) =>
  updateAccount(tx, accountId, { confirmationSentAt: at })

/** Across all accounts, oldest first. */
export async function listWithoutConfirmationMail(db: Queryable, limit: number) {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.emailVerifiedAt), isNull(accounts.confirmationSentAt)))
    .orderBy(asc(accounts.createdAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
