import type { SecondFactorSecret } from '@foyer/contract/accounts'
import { rates } from '@foyer/contract/rates'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { Account } from './account.ts'
import { limitInHour, resetCount } from './limits/limit-in-hour.ts'
import { lockAccount } from './lock-account.ts'
import { matchStep, newRecoveryCodes, newTotpSecret, normalizeCode, otpauthUri } from './one-time-codes.ts'
import {
  consumeRecoveryCode,
  consumeStep,
  deleteFactor,
  findFactor,
  findUnconfirmed,
  markConfirmed,
  replaceRecoveryCodes,
  saveUnconfirmed,
} from './second-factor-store.ts'
import { deleteOtherSessions } from './sessions/sessions-store.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'secrets'>

export const wrongCode = () =>
  new Failure('invalid_input', 'That code is not right. Take the newest one from your app.', {
    field: 'code',
  })

export async function beginSecondFactor(
  { db, secrets }: NeededServices,
  { id, email }: Account,
): Promise<SecondFactorSecret> {
  const secret = newTotpSecret()
  await db.transaction(async (tx) => {
    await lockAccount(tx, id)
    if (await findFactor(tx, id)) throw new Failure('conflict', 'Two-step sign-in is on already.')
    await saveUnconfirmed(tx, id, secrets.encrypt(secret))
  })
  return { secret, uri: otpauthUri(secret, email) }
}

/** Ends other sessions, because they were opened without a code. */
export async function confirmSecondFactor(
  services: NeededServices,
  { id, sessionId }: Account,
  code: string,
): Promise<string[]> {
  await limitCodes(services, id)
  const codes = await services.db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const begun = await findUnconfirmed(tx, id)
    if (!begun) throw new Failure('conflict', 'Begin with the QR code first.')
    if (begun.confirmedAt) throw new Failure('conflict', 'Two-step sign-in is on already.')
    const step = matchStep(services.secrets.decrypt(begun.secretCipher), normalizeCode(code), services.now())
    if (step === null || !(await consumeStep(tx, id, step))) throw wrongCode()
    await markConfirmed(tx, id, services.now())
    await deleteOtherSessions(tx, id, sessionId)
    return renewCodes(services, tx, id)
  })
  await resetCodeLimit(services, id)
  return codes
}

export const turnOffSecondFactor = (db: Queryable, accountId: string) => deleteFactor(db, accountId)

export const renewRecoveryCodes = ({ db, secrets }: NeededServices, accountId: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await findFactor(tx, accountId))) throw new Failure('conflict', 'Two-step sign-in is off.')
    return renewCodes({ secrets }, tx, accountId)
  })

/** Only hashes are stored, so codes are shown once. */
async function renewCodes(
  { secrets }: Pick<NeededServices, 'secrets'>,
  tx: Queryable,
  accountId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashOf(secrets, accountId, code))
  await replaceRecoveryCodes(tx, accountId, hashes)
  return codes
}

const hashOf = (secrets: Services['secrets'], accountId: string, code: string) =>
  secrets.fingerprint(`recovery ${accountId} ${normalizeCode(code)}`)

export const hasSecondFactor = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await findFactor(db, accountId)) !== null

/** Only someone who knows the password gets here, so a stranger can't lock the owner out. */
export const limitCodes = (services: NeededServices, accountId: string) =>
  limitInHour(
    services,
    { what: 'codes', of: accountId },
    rates.codesPerHourPerAccount,
    'Too many codes were tried. Please wait an hour.',
  )

export const resetCodeLimit = (services: NeededServices, accountId: string) =>
  resetCount(services, { what: 'codes', of: accountId })

/** Accepts an app code or a recovery code, once each. True if the account has no second factor. */
export async function consumeCode(
  { now, secrets }: Pick<Services, 'now' | 'secrets'>,
  tx: Queryable,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const factor = await findFactor(tx, accountId)
  if (!factor) return true
  const code = normalizeCode(typed)
  const step = /^\d{6}$/.test(code) ? matchStep(secrets.decrypt(factor.secretCipher), code, now()) : null
  if (step !== null) return consumeStep(tx, accountId, step)
  return consumeRecoveryCode(tx, accountId, hashOf(secrets, accountId, code))
}
