import { randomBytes } from 'node:crypto'
import { type Secrets, sha256 } from '../../platform/crypto/secrets.ts'
import { assistantKeyPrefix } from './find-assistant.ts'

/** A key is shown again on demand, so it is kept sealed, beside a hash to find it by. */
export function newAssistantKey(secrets: Secrets) {
  const key = assistantKeyPrefix + randomBytes(24).toString('base64url')
  return { apiKeyCipher: secrets.encrypt(key), apiKeyHash: sha256(key) }
}
