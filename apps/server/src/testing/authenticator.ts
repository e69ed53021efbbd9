import { Secret, TOTP } from 'otpauth'

export const codeOf = (secret: string, now = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
