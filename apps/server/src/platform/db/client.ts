import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StorableClient } from './storable-client.ts'

export type Database = ReturnType<typeof openDatabase>['db']
/** A database or a transaction on it: verbs that belong in someone's transaction take this. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

/** Columns are called as PostgreSQL's people call them: `accountId` is `account_id`. */
export const casing = 'snake_case'

export function openDatabase(connection: pg.PoolConfig, onIdleError: (error: Error) => void) {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...connection,
    Client: StorableClient,
  })
  // A restart of PostgreSQL breaks idle connections; the pool replaces them, the process must not end.
  pool.on('error', onIdleError)
  // Between two statements of a transaction the pool is not listening: the next statement fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, db: drizzle({ client: pool, casing }) }
}
