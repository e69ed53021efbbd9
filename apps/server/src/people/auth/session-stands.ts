import type { Standing } from '../../platform/http/event-stream.ts'
import type { Services } from '../../services.ts'
import type { Account } from './account.ts'
import { findFamily } from './sessions-store.ts'

/** For a stream that a session opened: it goes on through refreshes, and ends with the sign-in. */
export const sessionStanding = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: accountId, familyId }: Pick<Account, 'id' | 'familyId'>,
): Standing => ({
  accountId,
  stands: async () => (await findFamily(db, accountId, familyId, now())) !== null,
})
