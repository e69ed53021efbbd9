import pg from 'pg'
import type { Config } from '../../config.ts'
import { explainState, readDatabaseUrl, requireDatabase } from './explain.ts'
import { type PostgresLog, startPostgres } from './postgres/start-postgres.ts'

export type ReachedDatabase = { connection: pg.PoolConfig; stop(): Promise<void> }

export async function reachDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: PostgresLog,
): Promise<ReachedDatabase> {
  try {
    if (!databaseUrl) return await startPostgres({ dataDir, log })
    const connection = readDatabaseUrl(databaseUrl)
    const pool = new pg.Pool({ max: 1, connectionTimeoutMillis: 10_000, ...connection })
    try {
      await requireDatabase(pool, databaseUrl)
    } finally {
      await pool.end()
    }
    return { connection, stop: async () => undefined }
  } catch (error) {
    throw explainState(error, { databaseUrl, dataDir })
  }
}
