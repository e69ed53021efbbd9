import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartFailure } from '../../start-failure.ts'

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
// An arbitrary number that all versions share.
const lockNumber = 706_978_270

const migrations = readMigrationFiles({ migrationsFolder })
const versions = migrations.map((migration) => migration.folderMillis)

/** A schema is named by the time stamp of its last migration. */
export const firstSchema = versions[0] ?? 0
export const currentSchema = versions.at(-1) ?? 0
export const isKnownSchema = (schema: number): boolean => versions.includes(schema)

/** Blocks starting instances until the transaction ends; they then see what it changed. */
export const waitForMigrations = (client: pg.ClientBase) =>
  client.query('select pg_advisory_xact_lock($1)', [lockNumber])

/** Migrates under a lock, so that concurrent starts take turns. `next` runs under the same lock. */
export async function migrate(
  pool: pg.Pool,
  next: (client: pg.PoolClient) => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await requireReleasedSchema(client)
    await runMigrations(drizzle(client), { migrationsFolder })
    await next(client)
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
  } catch (error) {
    broken = error
    throw error
  } finally {
    // Releasing a session that still holds the lock would block later starts.
    client.release(broken !== undefined)
  }
}

/** Migrations from before the first release are gone, so nothing could bring such a database up to date. */
async function requireReleasedSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  )
  if (!rows[0]?.migrated) return
  const last = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')
  const schema = last.rows[0]?.at
  if (schema === null || Number(schema) >= firstSchema) return
  throw new StartFailure(
    'This database was made by a Foyer from before its first release, which this version cannot bring up to date. ' +
      'Start the first release on it once, or set DATA_DIR (or DATABASE_URL) to a new place. Nothing was changed.',
  )
}

/** Applies the migrations after one schema up to another, in the caller's transaction. */
export async function applyMigrations(
  client: pg.ClientBase,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    if (folderMillis <= after || folderMillis > upTo) continue
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
