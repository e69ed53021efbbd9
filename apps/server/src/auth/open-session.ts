import type { Session } from '@foyer/contract/auth'
import type { Queryable } from '../db/client.ts'
import type { Services } from '../services.ts'
import { type AccountRow, toUser } from './account.ts'
import { insertSession } from './store.ts'
import { signToken, tokenLifeMs } from './tokens.ts'

export async function openSession(
  { now, secrets }: Pick<Services, 'now' | 'secrets'>,
  db: Queryable,
  account: Omit<AccountRow, 'passwordHash' | 'updatedAt'>,
): Promise<Session> {
  const session = await insertSession(db, account.id, new Date(now().getTime() + tokenLifeMs))
  return { token: await signToken(secrets.tokenKey, session), user: toUser(account) }
}
