import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { casing, type Queryable } from './client.ts'

const dialect = new PgDialect({ casing })

/** Renders a statement once for `runPrepared`. Values are written as `$1`. */
export const renderSql = (statement: SQL): string => dialect.sqlToQuery(statement).sql

/** Runs a statement that PostgreSQL plans once per connection, for hot paths. Each `name` must be unique per text. */
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
