import type { Profile } from '@foyer/contract/auth'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { updateAccount } from './store.ts'

/** The account may have been erased since the request was let in. */
export async function changeProfile({ db }: Pick<Services, 'db'>, accountId: string, profile: Profile) {
  const changed = await updateAccount(db, accountId, profile)
  if (!changed) throw new Failure('unauthorized', 'Unauthorized')
  return changed
}
