import { readFile, rename, writeFile } from 'node:fs/promises'
import type { ClientBase, Pool } from 'pg'
import type { Config } from '../../config.ts'
import { deleteAllRecoveryCodes } from '../../people/auth/delete-recovery-codes.ts'
import { resealMails } from '../../people/mail/reseal-mails.ts'
import { keyFingerprint, readStoredFingerprint, storeKeyFingerprint } from '../crypto/key-fingerprint.ts'
import { requireDatabaseKey } from '../crypto/require-database-key.ts'
import { type ResealResult, reseal, resealAll } from '../crypto/reseal.ts'
import { deriveSecrets, newSecretKey } from '../crypto/secrets.ts'
import { waitForMigrations } from '../db/migrate.ts'
import { CommandError } from './command-error.ts'
import { readInstanceSecret } from './instance-secret.ts'

export type RotationResult = ResealResult & { letters: number; recoveryCodes: number }

type Context = {
  pool: Pool
  config: Pick<Config, 'secretKey' | 'newSecretKey' | 'dataDir'>
  say(sentence: string): void
}

/** All or nothing. Null if an interrupted rotation only had to be finished. */
export async function rotateSecret({ pool, config, say }: Context): Promise<RotationResult | null> {
  const { file, own } = await readInstanceSecret(config)
  const current = config.secretKey ?? own
  if (current === null)
    throw new CommandError('There is no key yet: SECRET_KEY is not set, and DATA_DIR holds no secret.key.')
  if (config.newSecretKey === current)
    throw new CommandError('SECRET_KEY_NEW is the key that is in use. Set it to another one.')
  const next = config.newSecretKey ?? newSecretKey()
  const client = await pool.connect()
  let broken: unknown
  try {
    if (file && (await finishEarlier(client, file, current))) return null
    await client.query('begin')
    await waitForMigrations(client)
    await refuseWhileServing(client)
    await requireDatabaseKey(client, current)
    const keys = { before: deriveSecrets(current), next: deriveSecrets(next) }
    const resealed = await resealAll(client, keys)
    const letters = await resealMails(client, (sealed) => reseal(keys, sealed))
    const recoveryCodes = await deleteAllRecoveryCodes(client)
    await storeKeyFingerprint(client, next)
    // The key is saved before the commit, so neither key is lost on failure.
    if (file) await writeFile(pendingFile(file), `${next}\n`, { mode: 0o600, flush: true })
    else if (!config.newSecretKey) say(`The new key: ${next}`)
    await client.query('commit')
    if (file) await rename(pendingFile(file), file)
    return { ...resealed, letters, recoveryCodes }
  } catch (error) {
    broken = error
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(broken !== undefined)
  }
}

const pendingFile = (file: string) => `${file}.new`

async function finishEarlier(client: ClientBase, file: string, current: string): Promise<boolean> {
  const noted = await readStoredFingerprint(client)
  if (noted === null || noted === keyFingerprint(current)) return false
  const left = await readFile(pendingFile(file), 'utf8').catch(() => '')
  if (keyFingerprint(left.trim()) !== noted) return false
  await rename(pendingFile(file), file)
  return true
}

/** A running server would keep using the old key. */
async function refuseWhileServing(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'foyer listener'`,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new CommandError(
      `${count === 1 ? 'A server is' : `${count} servers are`} running on this database. Stop every instance first, then rotate, then start them with the new key.`,
    )
}
