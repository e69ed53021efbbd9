import { randomBytes } from 'node:crypto'
import { type Secrets, sha256 } from '../../platform/crypto/secrets.ts'

export const accountKeyPrefix = 'fy_u_'

export function sealNewKey(secrets: Pick<Secrets, 'encrypt'>) {
  const key = accountKeyPrefix + randomBytes(24).toString('base64url')
  return { key, keyCipher: secrets.encrypt(key), keyHash: sha256(key) }
}
