import { Secret, TOTP } from 'otpauth'

/** What an authenticator app that was given this secret shows now. */
export const codeOf = (secret: string, now = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
