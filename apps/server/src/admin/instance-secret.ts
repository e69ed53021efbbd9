import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

export type InstanceSecret = {
  fingerprint: string | null
  /** Where the secret is the instance's own; undefined where the operator has set SECRET_KEY. */
  file: string | undefined
  own: string | null
}

export async function readInstanceSecret(
  config: Pick<Config, 'secretKey' | 'dataDir'>,
): Promise<InstanceSecret> {
  if (config.secretKey !== null)
    return { fingerprint: fingerprintOf(config.secretKey), file: undefined, own: null }
  const file = join(config.dataDir, 'secret.key')
  const own = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return { fingerprint: own === null ? null : fingerprintOf(own), file, own }
}

function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`foyer backup ${secret}`).digest('hex').slice(0, 16)
}
