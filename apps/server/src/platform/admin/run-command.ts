import type pg from 'pg'
import type { Config } from '../../config.ts'
import { openDatabase } from '../db/client.ts'
import { explainState, readDatabaseUrl, requireDatabase } from '../db/explain.ts'
import { migrate } from '../db/migrate.ts'
import { joinPostgres } from '../db/postgres/start-postgres.ts'
import { findCommand } from './commands.ts'

export async function runCommand(
  config: Config,
  [name, ...args]: string[],
  say: (sentence: string) => void,
): Promise<void> {
  const command = findCommand(name, args)
  const { connection, stop } = await reachDatabase(config)
  try {
    const { pool, db } = openDatabase(connection, () => undefined)
    try {
      if (config.databaseUrl) await requireDatabase(pool, config.databaseUrl)
      if (!command.leavesSchemaAlone)
        await migrate(pool).catch((error) => {
          throw explainState(error, config)
        })
      await command.run({ config, pool, db, say }, args)
    } finally {
      await pool.end()
    }
  } finally {
    await stop()
  }
}

async function reachDatabase(config: Config): Promise<{ connection: pg.PoolConfig; stop(): Promise<void> }> {
  if (config.databaseUrl)
    return { connection: readDatabaseUrl(config.databaseUrl), stop: async () => undefined }
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
  return joinPostgres({ dataDir: config.dataDir, log })
}
