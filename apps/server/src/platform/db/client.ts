import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StorableClient } from './storable-client.ts'

export type Database = ReturnType<typeof openDatabase>['db']
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export const casing = 'snake_case'

export function openDatabase(connection: pg.PoolConfig, onIdleError: (error: Error) => void) {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...connection,
    Client: StorableClient,
  })
  // PostgreSQL restarts break idle connections. The pool replaces them, so the process can go on.
  pool.on('error', onIdleError)
  // Between statements the pool doesn't listen for errors. The next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, db: drizzle({ client: pool, casing }) }
}
