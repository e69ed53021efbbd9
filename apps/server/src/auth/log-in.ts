import type { Login, Session } from '@foyer/contract/auth'
import { lockAccount } from '../db/lock-account.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { openSession } from './open-session.ts'
import { slowDownLogin } from './slow-down.ts'
import { findAccountByEmail } from './store.ts'

const refused = () => new Failure('unauthorized', 'Invalid email or password')

export async function logIn(
  services: Services,
  { email, password }: Login,
  address: string,
): Promise<Session> {
  const { db, passwords } = services
  passwords.requireRoom()
  const attempt = await slowDownLogin(services, email, address)
  const known = await findAccountByEmail(db, email)
  const right = await attempt.look(() => passwords.check(known?.passwordHash ?? null, password))
  if (!known || !right) throw refused()
  const opened = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.id)
    // The password that was right a moment ago may have been changed meanwhile.
    return account?.passwordHash === known.passwordHash ? openSession(services, tx, account) : null
  })
  if (!opened) throw refused()
  await attempt.succeeded()
  return opened
}
