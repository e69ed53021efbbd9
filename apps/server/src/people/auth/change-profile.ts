import type { ProfileChange } from '@foyer/contract/auth'
import { Failure } from '../../platform/http/failure.ts'
import { requireUnchanged } from '../../platform/http/require-unchanged.ts'
import type { Services } from '../../services.ts'
import { lockAccount } from './lock-account.ts'
import { updateAccount } from './store.ts'

/** The account may have been erased since the request was authorized. */
export async function changeProfile(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  { before, ...profile }: ProfileChange,
) {
  return db.transaction(async (tx) => {
    const now = await lockAccount(tx, accountId)
    if (now) requireUnchanged(now, before, profile)
    const changed = await updateAccount(tx, accountId, profile)
    if (!changed) throw new Failure('unauthorized', 'Unauthorized')
    return changed
  })
}
