import { randomBytes } from 'node:crypto'
import { type Secrets, sha256 } from '../../platform/crypto/secrets.ts'
import { assistantKeyPrefix } from './find-assistant.ts'

/** The key can be shown again, so it is stored encrypted, with a hash for lookups. */
export function newAssistantKey(secrets: Secrets) {
  const key = assistantKeyPrefix + randomBytes(24).toString('base64url')
  return { apiKeyCipher: secrets.encrypt(key), apiKeyHash: sha256(key) }
}
