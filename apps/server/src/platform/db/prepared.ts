import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { casing, type Queryable } from './client.ts'

const dialect = new PgDialect({ casing })

/** A statement that is put together once, for `runPrepared`: where it takes values it says `$1`. */
export const textOf = (statement: SQL): string => dialect.sqlToQuery(statement).sql

/**
 * Runs a statement that PostgreSQL plans once a connection instead of once a call. For the few that every message
 * of a visitor goes through; `name` must never stand for two texts.
 */
export async function runPrepared<Row extends object>(
  db: Queryable,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if ('$client' in db) {
    const { rows } = await db.$client.query<Row>({ name, text, values: [...values] })
    return rows
  }
  const statement = db._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false)
  const { rows } = (await statement.execute()) as { rows: Row[] }
  return rows
}
