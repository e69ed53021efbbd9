import type { Login, Session } from '@foyer/contract/auth'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { throttleLogin } from './limits/throttle-login.ts'
import { lockAccount } from './lock-account.ts'
import { consumeCode, hasSecondFactor, limitCodes, resetCodeLimit } from './second-factor.ts'
import { openSession } from './sessions/open-session.ts'
import { findAccountByEmail } from './store.ts'

const refused = () => new Failure('unauthorized', 'Invalid email or password')

const codeNeeded = (message: string) => new Failure('second_factor_needed', message)

export async function logIn(
  services: Pick<Services, 'db' | 'now' | 'passwords' | 'secrets'>,
  { email, password, code }: Login,
  address: string,
): Promise<Session> {
  const { db, passwords } = services
  passwords.requireRoom(address)
  const attempt = await throttleLogin(services, email, address)
  const known = await findAccountByEmail(db, email)
  const right = await attempt.check(() => passwords.check(address, known?.passwordHash ?? null, password))
  if (!known || !right) throw refused()
  const asksCode = await hasSecondFactor(db, known.id)
  if (asksCode) {
    // The first of two steps isn't a failed attempt.
    if (!code) await attempt.check(() => Promise.reject(codeNeeded('Enter the code from your app.')))
    await limitCodes(services, known.id)
  }
  const opened = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, known.id)
    // The password may have changed since it was checked.
    if (account?.passwordHash !== known.passwordHash) throw refused()
    if (!(await consumeCode(services, tx, account.id, code ?? '')))
      throw codeNeeded('That code is not right. Take the newest one from your app.')
    return openSession(services, tx, account)
  })
  if (asksCode) await resetCodeLimit(services, known.id)
  await attempt.succeeded()
  return opened
}
