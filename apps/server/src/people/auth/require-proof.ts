import type { Proof } from '@foyer/contract/accounts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { Account } from './account.ts'
import { throttleLogin } from './limits/throttle-login.ts'
import { consumeCode, hasSecondFactor, limitCodes, resetCodeLimit, wrongCode } from './second-factor.ts'
import { findPasswordHash } from './store.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'secrets' | 'passwords'>

const wrongPassword = () =>
  new Failure('invalid_input', 'Your password is not correct.', { field: 'password' })

export async function requirePassword(
  services: NeededServices,
  { id, email }: Pick<Account, 'id' | 'email'>,
  password: string,
  address: string,
  wrong = wrongPassword,
): Promise<string | null> {
  const { db, passwords } = services
  passwords.requireRoom(address)
  // Throttled, so a stolen token can't be used to guess the password.
  const attempt = await throttleLogin(services, email, address)
  const known = await findPasswordHash(db, id)
  // Not 401, because the browser would end the session.
  if (!(await attempt.check(() => passwords.check(address, known, password)))) throw wrong()
  await attempt.succeeded()
  return known
}

/** Requires the password and, if enabled, the second factor, so a stolen session isn't enough. */
export async function requireProof(
  services: NeededServices,
  account: Pick<Account, 'id' | 'email'>,
  { password, code }: Proof,
  address: string,
): Promise<string | null> {
  const hash = await requirePassword(services, account, password, address)
  if (!(await hasSecondFactor(services.db, account.id))) return hash
  if (!code)
    throw new Failure('invalid_input', 'Enter the code from your authenticator app, or a recovery code.', {
      field: 'code',
    })
  await limitCodes(services, account.id)
  if (!(await consumeCode(services, services.db, account.id, code))) throw wrongCode()
  await resetCodeLimit(services, account.id)
  return hash
}
