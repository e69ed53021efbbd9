import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

const generatorOf = (secret: string, label?: string) =>
  new TOTP({
    issuer: 'Foyer',
    ...(label && { label }),
    // What every authenticator app can do, and some nothing else (RFC 6238).
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** 160 bits, as RFC 4226 advises, in the letters that apps take. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code holds. */
export const addressOf = (secret: string, email: string): string => generatorOf(secret, email).toString()

/** The half minute that a code belongs to, if that is this one or one beside it: clocks differ. Null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const apart = generatorOf(secret).validate({ token: code, timestamp, window: 1 })
  return apart === null ? null : Math.floor(timestamp / 1_000 / periodSeconds) + apart
}

// Letters and digits that nobody mistakes for another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 12
const codes = 10

/** Such as `k7qm-2xwd-9fhn`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newRecoveryCode)

function newRecoveryCode(): string {
  const signs = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as it is compared, whatever somebody typed between its groups. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()
