import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/db/migrate.ts'
import { type PostgresConnection, startPostgres } from '../platform/db/postgres/start-postgres.ts'
import { createQueue } from '../platform/jobs/queue.ts'
import { newDataFolderInMemory, removeDataFolder } from './data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresConnection
  }
}

/** One temporary PostgreSQL for all test files, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = newDataFolderInMemory()
  const silent = { info: () => undefined, warn: () => undefined }
  const { connection, stop } = await startPostgres({ dataDir, log: silent, durable: false })
  const tearDown = async (): Promise<void> => {
    await stop()
    await removeDataFolder(dataDir)
  }
  try {
    await makeTemplate(connection)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('postgres', connection)
  return tearDown
}

async function makeTemplate(connection: PostgresConnection): Promise<void> {
  const admin = new pg.Pool({ ...connection, max: 1 })
  await admin.query('create database foyer_template')
  await admin.end()
  const database = { ...connection, database: 'foyer_template' }
  const template = new pg.Pool({ ...database, max: 1 })
  await migrate(template)
  await template.end()
  // The queue creates its tables on first start. Apps start faster on a copy that has them.
  const queue = createQueue(database, pino({ level: 'silent' }))
  await queue.start([])
  await queue.stop()
}
