import type { Login, Session } from '@foyer/contract/auth'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { openSession } from './open-session.ts'
import { checkPassword } from './passwords.ts'
import { slowDownLogin } from './slow-down.ts'
import { findAccountByEmail } from './store.ts'

export async function logIn(services: Services, { email, password }: Login, ip: string): Promise<Session> {
  const succeeded = await slowDownLogin(services, email, ip)
  const account = await findAccountByEmail(services.db, email)
  const right = await checkPassword(account?.passwordHash ?? null, password)
  if (!account || !right) throw new Failure('unauthorized', 'Invalid email or password')
  await succeeded()
  return openSession(services, services.db, account)
}
