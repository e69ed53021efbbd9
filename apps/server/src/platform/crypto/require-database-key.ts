import type { ClientBase } from 'pg'
import { StartFailure } from '../../start-failure.ts'
import { keyFingerprint, readStoredFingerprint, storeKeyFingerprint } from './key-fingerprint.ts'
import { listSealedColumns, readSealed, tryDecrypt } from './sealed-values.ts'
import { deriveSecrets } from './secrets.ts'

/**
 * Rejects a key the database wasn't written with, because sealed values would become unreadable. The caller must hold
 * the migration lock, so that concurrent first starts store one key.
 */
export async function requireDatabaseKey(client: ClientBase, secretKey: string): Promise<void> {
  const noted = await readStoredFingerprint(client)
  if (noted === keyFingerprint(secretKey)) return
  if (noted !== null || !(await decryptsMost(client, secretKey))) throw otherKey()
  await storeKeyFingerprint(client, secretKey)
}

const otherKey = () =>
  new StartFailure(
    'the database was written under another SECRET_KEY, and with this one its API keys stay sealed. Set SECRET_KEY to that of the other instances; where none was set, it is in secret.key in the DATA_DIR of the first one. To change it for all of them, stop them and run: npm run admin -- rotate-secret',
  )

/** For databases without a stored fingerprint. A few values may use an even older key. */
async function decryptsMost(client: ClientBase, secretKey: string): Promise<boolean> {
  const secrets = deriveSecrets(secretKey)
  let opened = 0
  let closed = 0
  for (const column of await listSealedColumns(client)) {
    for (const sealed of await readSealed(client, column)) {
      if (tryDecrypt(secrets, sealed) === null) closed++
      else opened++
    }
  }
  return opened >= closed
}
