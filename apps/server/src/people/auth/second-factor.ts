import type { SecondFactorSecret } from '@foyer/contract/accounts'
import { rates } from '@foyer/contract/rates'
import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import type { Account } from './account.ts'
import { forgetCounted, limitInHour } from './limit-in-hour.ts'
import { lockAccount } from './lock-account.ts'
import { addressOf, newRecoveryCodes, newSecret, plainCode, stepOf } from './one-time-codes.ts'
import {
  deleteFactor,
  findBegun,
  findFactor,
  markConfirmed,
  replaceRecoveryCodes,
  saveBegun,
  takeRecoveryCode,
  takeStep,
} from './second-factor-store.ts'
import { deleteOtherSessions } from './sessions-store.ts'

type NeededServices = Pick<Services, 'db' | 'now' | 'secrets'>

export const wrongCode = () =>
  new Failure('invalid_input', 'That code is not right. Take the newest one from your app.', {
    field: 'code',
  })

/** Sign-in asks for no code until one was confirmed. */
export async function beginSecondFactor(
  { db, secrets }: NeededServices,
  { id, email }: Account,
): Promise<SecondFactorSecret> {
  const secret = newSecret()
  await db.transaction(async (tx) => {
    await lockAccount(tx, id)
    if (await findFactor(tx, id)) throw new Failure('conflict', 'Two-step sign-in is on already.')
    await saveBegun(tx, id, secrets.encrypt(secret))
  })
  return { secret, uri: addressOf(secret, email) }
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
    const begun = await findBegun(tx, id)
    if (!begun) throw new Failure('conflict', 'Begin with the QR code first.')
    if (begun.confirmedAt) throw new Failure('conflict', 'Two-step sign-in is on already.')
    const step = stepOf(services.secrets.decrypt(begun.secretCipher), plainCode(code), services.now())
    if (step === null || !(await takeStep(tx, id, step))) throw wrongCode()
    await markConfirmed(tx, id, services.now())
    await deleteOtherSessions(tx, id, sessionId)
    return renewCodes(services, tx, id)
  })
  await forgetCodes(services, id)
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
  secrets.fingerprint(`recovery ${accountId} ${plainCode(code)}`)

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

export const forgetCodes = (services: NeededServices, accountId: string) =>
  forgetCounted(services, { what: 'codes', of: accountId })

/** Accepts an app code or a recovery code, once each. True if the account has no second factor. */
export async function takeCode(
  { now, secrets }: Pick<Services, 'now' | 'secrets'>,
  tx: Queryable,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const factor = await findFactor(tx, accountId)
  if (!factor) return true
  const code = plainCode(typed)
  const step = /^\d{6}$/.test(code) ? stepOf(secrets.decrypt(factor.secretCipher), code, now()) : null
  if (step !== null) return takeStep(tx, accountId, step)
  return takeRecoveryCode(tx, accountId, hashOf(secrets, accountId, code))
}
