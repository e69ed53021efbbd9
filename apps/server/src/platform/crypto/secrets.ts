import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keys derived from the instance's secret, one per purpose. */
export type Secrets = {
  tokenKey: Uint8Array
  encrypt(plain: string): string
  decrypt(sealed: string): string
  fingerprint(value: string): string
}

export const sha256 = (value: string) => hash('sha256', value)

export function deriveSecrets(secretKey: string): Secrets {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secretKey, '', `foyer ${purpose}`, 32))
  const sealingKey = derive('keys at rest')
  // Imported once, because fingerprints are used for every message.
  const fingerprintKey = createSecretKey(derive('fingerprints'))
  return {
    tokenKey: derive('session tokens'),
    encrypt(plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    fingerprint: (value) => createHmac('sha256', fingerprintKey).update(value).digest('base64url'),
  }
}

export const newSecretKey = () => randomBytes(48).toString('base64url')

/** Falls back to a key generated at the first start and stored in the data folder. */
export async function loadSecretKey(given: string | null, dataDir: string): Promise<string> {
  if (given) return given
  const file = join(dataDir, 'secret.key')
  await mkdir(dataDir, { recursive: true })
  try {
    // 'wx' makes concurrent first starts agree on one key.
    await writeFile(file, `${newSecretKey()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}
