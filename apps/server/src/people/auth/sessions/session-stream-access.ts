import type { StreamAccess } from '../../../platform/http/streams/event-stream.ts'
import type { Services } from '../../../services.ts'
import type { Account } from '../account.ts'
import { findFamily } from './sessions-store.ts'

/** A stream continues through refreshes and ends when the session's family ends. */
export const sessionStreamAccess = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: accountId, familyId }: Pick<Account, 'id' | 'familyId'>,
): StreamAccess => ({
  accountId,
  isValid: async () => (await findFamily(db, accountId, familyId, now())) !== null,
})
