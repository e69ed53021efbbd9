import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { PostgresConnection } from '../db/postgres/start-postgres.ts'

export interface TestDatabase {
  connection: PostgresConnection
  drop(): Promise<void>
}

/** A fresh, migrated database that belongs to one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(cluster, `create database ${name} template foyer_template strategy file_copy`)
  return {
    connection: { ...cluster, database: name },
    drop: () => asAdmin(cluster, `drop database ${name} with (force)`),
  }
}

async function asAdmin(cluster: PostgresConnection, statement: string): Promise<void> {
  const client = new pg.Client(cluster)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
