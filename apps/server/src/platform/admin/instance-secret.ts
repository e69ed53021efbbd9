import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { keyFingerprint } from '../crypto/key-fingerprint.ts'

export type InstanceSecret = {
  fingerprint: string | null
  /** Undefined if the operator sets SECRET_KEY. */
  file: string | undefined
  own: string | null
}

export async function readInstanceSecret(
  config: Pick<Config, 'secretKey' | 'dataDir'>,
): Promise<InstanceSecret> {
  if (config.secretKey !== null)
    return { fingerprint: keyFingerprint(config.secretKey), file: undefined, own: null }
  const file = join(config.dataDir, 'secret.key')
  const own = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return { fingerprint: own === null ? null : keyFingerprint(own), file, own }
}
