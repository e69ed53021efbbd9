import { unlimited } from '@foyer/contract/plans'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import { lockAccount } from '../auth/lock-account.ts'
import { readPayer } from '../auth/plan/read-payer.ts'
import { countOwnedAssistants } from './count-owned.ts'

/** Must run in the transaction that inserts the assistant. `coming` counts creations in progress. */
export async function requireRoomForAssistant(
  tx: Queryable,
  account: { id: string },
  coming: () => Promise<number> = async () => 0,
) {
  await lockAccount(tx, account.id)
  // The limit is read under the lock, because the plan may just have changed.
  const limit = (await readPayer(tx, account.id))?.plan.assistants ?? 0
  if (limit !== unlimited && (await countOwnedAssistants(tx, account.id)) + (await coming()) >= limit) {
    throw new Failure(
      'limit_reached',
      `Assistant limit reached. Your plan includes ${limit} ${limit === 1 ? 'assistant' : 'assistants'}.`,
      { limitReached: true },
    )
  }
}
