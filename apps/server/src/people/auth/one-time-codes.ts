import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

const createTotp = (secret: string, label?: string) =>
  new TOTP({
    issuer: 'Foyer',
    ...(label && { label }),
    // SHA1 is the only algorithm all authenticator apps support (RFC 6238).
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

export const otpauthUri = (secret: string, email: string): string => createTotp(secret, email).toString()

/** The 30-second step of a valid code, allowing one step of clock drift. Null for a wrong code. */
export function matchStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const apart = createTotp(secret).validate({ token: code, timestamp, window: 1 })
  return apart === null ? null : Math.floor(timestamp / 1_000 / periodSeconds) + apart
}

// Letters and digits that can't be confused.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 12
const codes = 10

export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newRecoveryCode)

function newRecoveryCode(): string {
  const signs = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()
