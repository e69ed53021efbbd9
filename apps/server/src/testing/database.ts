import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { PostgresConnection } from '../platform/db/postgres/start-postgres.ts'

export interface TestDatabase {
  connection: PostgresConnection
  drop(): Promise<void>
}

export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const cluster = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = empty ? 'template0' : 'foyer_template'
  await asAdmin(cluster, `create database ${name} template ${template} strategy file_copy`)
  return {
    connection: { ...cluster, database: name },
    drop: () => drop(cluster, name),
  }
}

async function drop(cluster: PostgresConnection, name: string): Promise<void> {
  try {
    // Waits for the last connections: a pool reports its end before they close, and cutting them off raises an
    // unhandled error.
    await asAdmin(cluster, `drop database ${name}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '55006') throw error
    await asAdmin(cluster, `drop database ${name} with (force)`)
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
