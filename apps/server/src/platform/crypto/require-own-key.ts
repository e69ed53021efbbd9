import type { ClientBase } from 'pg'
import { StartFailure } from '../../start-failure.ts'
import { fingerprintOfKey, noteKey, readNotedKey } from './key-fingerprint.ts'
import { listSealedColumns, openSealed, readSealed } from './sealed-values.ts'
import { deriveSecrets } from './secrets.ts'

/**
 * Refuses a key that this database was not written under: an instance with another one could open nothing of it, and
 * would seal what the others can't open. The caller holds the lock of the migrations, so that of several first starts
 * one notes its key and the others find it.
 */
export async function requireOwnKey(client: ClientBase, secretKey: string): Promise<void> {
  const noted = await readNotedKey(client)
  if (noted === fingerprintOfKey(secretKey)) return
  if (noted !== null || !(await opensMost(client, secretKey))) throw otherKey()
  await noteKey(client, secretKey)
}

const otherKey = () =>
  new StartFailure(
    'the database was written under another SECRET_KEY, and with this one its API keys stay sealed. Set SECRET_KEY to that of the other instances; where none was set, it is in secret.key in the DATA_DIR of the first one. To change it for all of them, stop them and run: npm run admin -- rotate-secret',
  )

/** Databases from before keys were noted. A few values may be sealed under a key that was given up long ago. */
async function opensMost(client: ClientBase, secretKey: string): Promise<boolean> {
  const secrets = deriveSecrets(secretKey)
  let opened = 0
  let closed = 0
  for (const column of await listSealedColumns(client)) {
    for (const sealed of await readSealed(client, column)) {
      if (openSealed(secrets, sealed) === null) closed++
      else opened++
    }
  }
  return opened >= closed
}
