import type { Session } from '@foyer/contract/auth'
import type { Queryable } from '../../platform/db/client.ts'
import type { Services } from '../../services.ts'
import { type AccountRow, toUser } from './account.ts'
import { insertSession } from './sessions-store.ts'
import { signToken, tokenLifeMs } from './tokens.ts'

/**
 * Opens a session, of a new family where none is named. The transaction holds the account's row or has just made it.
 */
export async function openSession(
  { now, secrets }: Pick<Services, 'now' | 'secrets'>,
  tx: Queryable,
  account: AccountRow,
  familyId?: string,
): Promise<Session> {
  const session = await insertSession(tx, account.id, new Date(now().getTime() + tokenLifeMs), familyId)
  return { token: await signToken(secrets.tokenKey, session), user: toUser(account) }
}
