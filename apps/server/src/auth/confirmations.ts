import type { Queryable } from '../db/client.ts'
import { Failure } from '../http/failure.ts'
import { findRecipient } from './find-recipient.ts'
import { listNeverAsked, updateAccount } from './store.ts'

/** Refuses what would mail somebody in the name of an account whose own address nobody has confirmed. */
export async function requireConfirmedAddress(db: Queryable, accountId: string) {
  const owner = await findRecipient(db, accountId)
  if (owner?.isConfirmed) return
  throw new Failure(
    'forbidden',
    'This would send a mail, and your own address is not confirmed yet. Confirm it in Settings first.',
  )
}

export const noteConfirmationSent = (tx: Queryable, accountId: string, at: Date) =>
  updateAccount(tx, accountId, { confirmationSentAt: at })

/** Accounts that were made before everybody was asked to confirm their address. */
export const findNeverAsked = (db: Queryable, limit: number) => listNeverAsked(db, limit)
