import type { Session } from '@foyer/contract/auth'
import type { Queryable } from '../../../platform/db/client.ts'
import type { Services } from '../../../services.ts'
import { type AccountRow, toUser } from '../account.ts'
import { insertSession } from './sessions-store.ts'
import { signToken, tokenLifeMs } from './tokens.ts'

/** Without `familyId` a new family begins. The caller must hold the account lock or have just created it. */
export async function openSession(
  { now, secrets }: Pick<Services, 'now' | 'secrets'>,
  tx: Queryable,
  account: AccountRow,
  familyId?: string,
): Promise<Session> {
  const session = await insertSession(tx, account.id, new Date(now().getTime() + tokenLifeMs), familyId)
  return { token: await signToken(secrets.tokenKey, session), user: toUser(account) }
}
