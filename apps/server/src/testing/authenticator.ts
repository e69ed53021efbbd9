import { Secret, TOTP } from 'otpauth'

/** The code an authenticator app shows for this secret. */
export const codeOf = (secret: string, now = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
