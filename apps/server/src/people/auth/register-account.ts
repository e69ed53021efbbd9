import type { Register, Session } from '@foyer/contract/auth'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { AccountRow } from './account.ts'
import { openSession } from './sessions/open-session.ts'
import { insertAccount } from './store.ts'

export type Welcome = (tx: Queryable, account: AccountRow) => Promise<void>

export async function registerAccount(
  services: Pick<Services, 'db' | 'now' | 'passwords' | 'secrets'>,
  wanted: Register,
  welcome: Welcome,
  address: string,
): Promise<Session> {
  const { password, companyName, ...rest } = wanted
  const passwordHash = await services.passwords.hash(address, password)
  return services.db.transaction(async (tx) => {
    const account = await insertAccount(tx, { ...rest, companyName: companyName || null, passwordHash })
    if (!account) {
      throw new Failure('conflict', 'An account with this email address already exists. Sign in instead.')
    }
    await welcome(tx, account)
    return openSession(services, tx, account)
  })
}
