import type { Register, Session } from '@foyer/contract/auth'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { openSession } from './open-session.ts'
import { insertAccount } from './store.ts'

export async function registerAccount(services: Services, wanted: Register): Promise<Session> {
  const { password, companyName, ...rest } = wanted
  const passwordHash = await services.passwords.hash(password)
  return services.db.transaction(async (tx) => {
    const account = await insertAccount(tx, { ...rest, companyName: companyName || null, passwordHash })
    if (!account) {
      throw new Failure('conflict', 'An account with this email address already exists. Sign in instead.')
    }
    return openSession(services, tx, account)
  })
}
