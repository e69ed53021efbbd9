import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
// Any number will do, as long as every version of Foyer uses the same one.
const lockNumber = 706_978_270

/** Until the transaction ends no instance can start: it would wait here, and then find what was changed. */
export const waitForMigrations = (client: pg.ClientBase) =>
  client.query('select pg_advisory_xact_lock($1)', [lockNumber])

/** Brings the database up to date, then does `next` with it. Instances that start at the same time take turns. */
export async function migrate(
  pool: pg.Pool,
  next: (client: pg.PoolClient) => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await runMigrations(drizzle(client), { migrationsFolder })
    await next(client)
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
  } catch (error) {
    broken = error
    throw error
  } finally {
    // A session given back with the lock still held would block every later start.
    client.release(broken !== undefined)
  }
}
